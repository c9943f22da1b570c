## CyberWar 紅藍對抗的引導式第一局。

lesson-cyberwar-red-blue-red = 你是紅隊
lesson-cyberwar-red-blue-pick = 你進攻，對手防守。選擇要用哪個組織的手法：APT3 的手法比較多。
lesson-cyberwar-red-blue-read-blue = 看清對手的牌名
lesson-cyberwar-red-blue-look = 你有五張攻擊，對手有五張防禦，都只看得到名稱。哪個攻擊是他們五張都看不到的？
lesson-cyberwar-red-blue-look-force = 暴力破解
lesson-cyberwar-red-blue-look-force-reply = 沒錯：猜密碼會留在身分驗證日誌，而藍隊沒有這張。打出來吧。
lesson-cyberwar-red-blue-look-files = 檔案中的憑證
lesson-cyberwar-red-blue-look-files-reply = 搜尋檔案要下指令，而藍隊有命令列參數。安全的是暴力破解，打出來吧。
lesson-cyberwar-red-blue-logins-again = 濫用有效帳號也是登入，藍隊還是看不到。打出來吧。
lesson-cyberwar-red-blue-answer = 藍隊出招
lesson-cyberwar-red-blue-answered = 你出四張，藍隊逐一回應，共三張。這張看的是命令列參數。
lesson-cyberwar-red-blue-discovery = 有時得犧牲一張。查網路設定要下指令，會被看到，但總比賠上好牌划算。
lesson-cyberwar-red-blue-last = 最後一張對手不再回應。操縱帳號會被 API 監控看到，但藍隊還沒打出它。出牌吧。
lesson-cyberwar-red-blue-count = 得手的攻擊
lesson-cyberwar-red-blue-fought = 三張得手，一張被偵測到。三輪後牌多的一方獲勝，平手算紅隊贏。
lesson-cyberwar-red-blue-bonus = 吃虧的一方多抽一張：藍隊現在有六張可選。剛用過的牌已進棄牌堆。
lesson-cyberwar-red-blue-second = 再看一次
lesson-cyberwar-red-blue-packing = 看看新的牌名。二進位檔案中繼資料不在了，只有它看得出軟體加殼。打出來吧。
lesson-cyberwar-red-blue-shell = 命令列參數和處理程序監控都不在，命令列介面不會被發現。
lesson-cyberwar-red-blue-blue = 換個立場
lesson-cyberwar-red-blue-other-side = 藍隊也這樣想：這些名稱，我的哪張牌看得到？一般的遊戲之後會交換角色。
