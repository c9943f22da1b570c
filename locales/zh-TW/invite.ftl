# 其他人怎麼加入
web-reach-choice = 給其他人的位址
web-reach-only-here = 目前只有這台電腦能加入。
web-reach-restart = 想讓其他人加入，請停止 Sandtable，再用下面的指令重新啟動。原有的進度都會保留。
web-reach-no-network = 這台電腦沒有連上網路，其他人無法加入。
web-reach-join-network = 請連上 Wi-Fi 或手機熱點，連上後連結會自動出現在這裡。
web-reach-here = 在這台電腦的其他視窗，可以使用這個連結：
web-reach-nobody = 還沒有人從其他裝置連進來。如果有人無法加入：
web-reach-check-network = 那台裝置和這台電腦在同一個網路嗎？是不是用了行動數據？
web-reach-check-address = 換用上面的其他位址試試。
web-reach-check-firewall = 這台電腦的防火牆允許連線到連接埠 { $port } 嗎？
web-reach-check-guests = 訪客網路常會隔離裝置，請改用其他網路。
web-reach-check-hotspot = 還是不行的話，請開啟手機熱點，讓這台電腦和其他人都連上去，這裡的連結會跟著更新。
