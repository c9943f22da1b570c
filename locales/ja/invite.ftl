# 参加のしかた
web-reach-choice = ほかの人に伝えるアドレス
web-reach-only-here = 今は、このコンピューターからしか参加できません。
web-reach-restart = ほかの人も参加できるようにするには、Sandtableを止めて、次のように起動し直してください。続きはそのまま残ります。
web-reach-no-network = このコンピューターはネットワークにつながっていないため、ほかの人は参加できません。
web-reach-join-network = Wi-Fiかスマートフォンのテザリングにつないでください。つながると、ここにリンクが出ます。
web-reach-here = このコンピューターの別のウィンドウでは、このリンクが使えます。
web-reach-nobody = ほかの端末からは、まだ誰も参加していません。参加できない人がいるときは：
web-reach-check-network = その端末は、モバイル通信ではなく、このコンピューターと同じネットワークにつながっていますか。
web-reach-check-address = 上のアドレスを別のものに変えてみてください。
web-reach-check-firewall = このコンピューターのファイアウォールは、ポート{ $port }への接続を許可していますか。
web-reach-check-guests = ゲスト用のWi-Fiでは、端末どうしの通信が遮断されていることがあります。別のネットワークを使ってください。
web-reach-check-hotspot = それでも参加できないときは、スマートフォンのテザリングに、このコンピューターと参加者の端末をつないでください。ここのリンクも自動で変わります。
