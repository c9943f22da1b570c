## CyberWar 單人模式的引導式第一局。

lesson-cyberwar-solo-task = 五張攻擊、四張防禦
lesson-cyberwar-solo-logins = APT29 的五張攻擊牌擺在面前，要用四種防禦全部偵測到。票證傳遞濫用登入，只有身分驗證日誌看得到。選它吧。
lesson-cyberwar-solo-only-one = 只有一種防禦看得到的攻擊
lesson-cyberwar-solo-packing = 軟體加殼會改變程式檔案的樣貌，只有二進位檔案中繼資料露出破綻。先處理能偵測的防禦最少的攻擊。
lesson-cyberwar-solo-overlap = 一種防禦擋多張攻擊
lesson-cyberwar-solo-files = 登錄 Run 機碼也會用到啟動資料夾，排程工作也是檔案。檔案監控一張就能偵測到這兩個攻擊。
lesson-cyberwar-solo-processes = 五張都涵蓋了，重疊只算一次。第四張選處理程序監控，連繞過使用者帳戶控制也更保險。
lesson-cyberwar-solo-turn-up = 翻開攻擊牌
lesson-cyberwar-solo-reveal = 四張選好了。翻開之前都還能改。現在翻開攻擊牌吧。
lesson-cyberwar-solo-survived = 五張全擋下，進入下一輪。只要有一張沒被偵測到，遊戲就結束了。
lesson-cyberwar-solo-think = 像防守方一樣思考
lesson-cyberwar-solo-blind-spot = 處理程序監控偵測得到其中四張。哪一張不會在電腦上啟動處理程序？
lesson-cyberwar-solo-blind-spot-link = 魚叉式釣魚連結
lesson-cyberwar-solo-blind-spot-link-reply = 沒錯：它只是一封帶連結的信，看網路流量的人才看得到。
lesson-cyberwar-solo-blind-spot-shell = PowerShell
lesson-cyberwar-solo-blind-spot-shell-reply = PowerShell 本身就是程式，執行時會出現新的處理程序；信裡的連結不會。
lesson-cyberwar-solo-packets = 封包擷取看得到網路上的內容，例如那個連結。其他防禦都看不到，先選它。
lesson-cyberwar-solo-rest = 接著選處理程序監控，其餘四張它都偵測得到。
lesson-cyberwar-solo-fronts = 點選任何防禦都能看正面：它偵測得到的全部攻擊。再選檔案監控，多一雙眼睛。
lesson-cyberwar-solo-spare = 第四張是備用。真實世界的防守方也會刻意重疊，以防某個感測器失效。任選一張。
lesson-cyberwar-solo-again = 翻開看看吧。
