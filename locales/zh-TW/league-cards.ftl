# League of Hackers: the colours, the action tiles and every card.
# Numbers stand on the cards as symbols; -effect says what a defence card does in the game.
# -what and -defend speak of the real world.
# Each colour has a theme, and attacks and servers keep to the themes of their colours.

# Colours
league-colour-red = 紅色
league-colour-red-what = 紅色代表網站：網頁、商店，以及一切回應瀏覽器的服務。
league-colour-yellow = 黃色
league-colour-yellow-what = 黃色代表網路：線路、無線訊號，以及把機器連在一起的服務。
league-colour-green = 綠色
league-colour-green-what = 綠色代表人：帳號、密碼，還有信任。
league-colour-blue = 藍色
league-colour-blue-what = 藍色代表系統：機器，以及在上面執行的軟體。

# Action tiles
league-tile-install = 安裝
league-tile-defend = 防禦
league-tile-attack = 攻擊
league-tile-repair = 維修

# Defence cards

league-defence-thin-provision = 精簡佈建
league-defence-thin-provision-effect = 安裝價格超過 1 張的伺服器時，這張牌自動橫置，價格少 1 張。有好幾張時效果累加，但價格最低 1 張。
league-defence-thin-provision-what = 帳面上先把儲存空間配置給許多系統，實際用到時才佔用，所以新伺服器一開始花不了多少成本。
league-defence-thin-provision-defend = 留意實體磁碟還剩多少空間，早早設好警示：超額配置的空間一旦用罄，上面的伺服器會同時停擺。

league-defence-incident-response = 事件應變
league-defence-incident-response-effect = 用至少一張牌維修時，可以橫置這張牌：再從任意位置移除 2 點傷害。一次維修可以用好幾張。
league-defence-incident-response-what = 由演練過的團隊按計畫查明發生了什麼事、阻止擴散，並讓服務恢復。
league-defence-incident-response-defend = 寫清楚什麼事由誰決定，聯絡電話也留一份紙本，多做像這款遊戲的桌上演練，並從每次事件學到教訓。

league-defence-solid-state-cache = 固態快取
league-defence-solid-state-cache-effect = 每次安裝伺服器時得 1 分。
league-defence-solid-state-cache-what = 在較慢的磁碟前加上快速的記憶體晶片，存放最常用的資料，讓新服務從第一天起就回應迅速。
league-defence-solid-state-cache-defend = 速度快，遇到過載時也更有餘裕。快取的內容要加密，也要為快取故障的那一天做好準備。

league-defence-auto-recovery = 自動復原
league-defence-auto-recovery-effect = 每回合結束、計分之前，從自己伺服器的任意位置移除 2 點傷害。
league-defence-auto-recovery-what = 系統察覺故障後，不必等人處理，就自行重新啟動、切換或重建。
league-defence-auto-recovery-defend = 定期測試切換，用確認乾淨的映像檔重建，而且每次復原都要回報：機器太常自行復原，背後一定有問題。

league-defence-certification-audit = 認證稽核
league-defence-certification-audit-effect = 每回合結束時，自己每有一台沒有傷害的伺服器得 1 分。
league-defence-certification-audit-what = 由獨立的稽核人員查核組織是否真的依標準保護資訊，並公開給予認證。
league-defence-certification-audit-defend = 把稽核發現當成免費的建議，而不是指責；平時就收集佐證，並記得證書只代表當下，不是保證。

league-defence-proof-of-concept = 概念驗證
league-defence-proof-of-concept-effect = 你的攻擊對至少一名對手造成傷害時，得 1 分。
league-defence-proof-of-concept-what = 研究人員用無害的方式，示範漏洞確實存在，而不只是理論。
league-defence-proof-of-concept-defend = 提供明確的漏洞通報管道，並感謝通報的人。示範一旦公開，就優先修補相關的部分。

league-defence-trojan-horse = 特洛伊木馬
league-defence-trojan-horse-effect = 你以這張牌標示的顏色攻擊時，一般攻擊力 +2，只有直接傷害的攻擊也一樣。直接傷害不會增加。
league-defence-trojan-horse-what = 偽裝成實用程式的惡意程式，讓人自己動手安裝。
league-defence-trojan-horse-defend = 只從可靠的來源安裝軟體並檢查簽章，只允許核准的程式執行，平時不用管理員權限工作。

league-defence-underground-market = 地下市場
league-defence-underground-market-effect = 你的一次攻擊對至少兩名對手造成傷害時，得 2 分。
league-defence-underground-market-what = 買賣失竊資料、入侵管道和攻擊服務的隱密市集。受害者的資料常被一再轉賣。
league-defence-underground-market-defend = 留意外洩資料裡有沒有自家的名稱和密碼，外洩的立刻更換，並通報警方和當事人。

league-defence-zero-day-attack = 零時差攻擊
league-defence-zero-day-attack-effect = 你以這張牌標示的顏色攻擊時，直接傷害 +2。
league-defence-zero-day-attack-what = 利用廠商還沒有修補程式的漏洞發動攻擊，防守方連一天的準備時間都沒有。
league-defence-zero-day-attack-defend = 不要只靠一道防線：劃分網路、限縮權限、留意異常行為，並且要能在修補程式推出前先關掉某項功能。

league-defence-deep-security = 縱深防禦
league-defence-deep-security-effect = 每種顏色的防禦力各 +1。
league-defence-deep-security-what = 層層防護，而且各層沒有共同的弱點，一次失誤才不會釀成災難。
league-defence-deep-security-defend = 對每一層都要問：如果它失效會怎樣？預防、偵測和復原缺一不可，技術如此，習慣也是。

# Attack cards: red, the web

league-attack-a-01-red = 跨站腳本攻擊
league-attack-a-01-red-what = 外來的指令碼混進受信任的網頁，在訪客的瀏覽器裡以訪客的權限執行。
league-attack-a-01-red-defend = 顯示任何輸入的內容時，一律當成純文字處理；採用會自動這麼做的框架，並設定內容安全性政策。

league-attack-a-02-red = SQL 注入
league-attack-a-02-red-what = 程式沒有把資料和指令分開，表單裡填的文字就成了送進資料庫的指令。
league-attack-a-02-red-defend = 數值一律以參數傳給查詢，應用程式只能存取需要的資料表，表單上線前要測試。

league-attack-a-03-red = 網頁後門
league-attack-a-03-red-what = 留在網頁伺服器上的小檔案（web shell），讓入侵者繞過外圍的所有防線，隨時回來下指令。
league-attack-a-03-red-defend = 伺服器只能寫入必要的位置，那裡的檔案一律不准執行；把檔案和發布的版本比對，一旦發現就整台重建。

league-attack-a-04-red = SSRF
league-attack-a-04-red-what = 伺服器端請求偽造：網頁應用程式被誘導替別人連線，因而連到信任它的內部系統。
league-attack-a-04-red-defend = 對外連線只允許固定的清單，不讓它連到內部位址；也不要只因為請求來自內部就信任。

# Attack cards: yellow, the network

league-attack-a-01-yellow = ARP 欺騙
league-attack-a-01-yellow-what = 在區域網路裡冒用別人的名義回應，讓流量走上不該走的路徑。
league-attack-a-01-yellow-defend = 讓交換器檢查這類回應，把網路切小並分開，內部流量也要加密。

league-attack-a-02-yellow = DDoS 攻擊
league-attack-a-02-yellow-what = 大量遭挾持的機器同時送出流量，直到服務被淹沒。機器越多，情況越糟。
league-attack-a-02-yellow-defend = 事先和網路業者談好如何過濾流量，把服務分散到幾個地點，並演練緊急狀況。

league-attack-a-03-yellow = 假冒熱點
league-attack-a-03-yellow-what = 冒用熟悉名稱的無線基地台（evil twin）。連上它的裝置，等於離開了自家的所有防線。
league-attack-a-03-yellow-defend = 使用以憑證證明身分的企業級 Wi-Fi，不讓裝置自動連上公開網路，在外則使用 VPN。

league-attack-a-04-yellow = DNS 劫持
league-attack-a-04-yellow-what = 網域的設定在註冊商或名稱伺服器遭到竄改，訪客和郵件因而被帶到別處。
league-attack-a-04-yellow-defend = 用多因素驗證和網域鎖定保護註冊商帳號，以 DNSSEC 簽署網域，每次變更都要收到通知。

# Attack cards: green, people

league-attack-a-01-green = 網路釣魚
league-attack-a-01-green-what = 假冒可信對象的訊息，催人趕快點連結、登入或付款。
league-attack-a-01-green-defend = 讓通報既簡單又不會被責怪，付款要用另一個管道確認，並使用在假網站上不起作用的通行金鑰（passkey）。

league-attack-a-02-green = 密碼潑灑攻擊
league-attack-a-02-green-what = 拿少數幾個常見密碼去試非常多的帳號，慢到沒有任何帳號會被鎖定。
league-attack-a-02-green-defend = 拒絕常見密碼，要求多因素驗證，並把所有帳號的登入失敗放在一起看。

league-attack-a-03-green = 工作階段劫持
league-attack-a-03-green-what = 證明瀏覽器已經登入的權杖被偷走，連密碼和第二項驗證都不必再輸入。
league-attack-a-03-green-defend = 縮短工作階段的有效時間並綁定裝置，重要步驟前再驗證一次，一有懷疑就結束所有工作階段。

league-attack-a-04-green = MFA 疲勞攻擊
league-attack-a-04-green-what = MFA 就是多因素驗證。已經拿到密碼的人不斷送出登入請求，直到不堪其擾的使用者按下同意。
league-attack-a-04-green-defend = 要求輸入數字而不是只按「是」，限制請求次數，優先採用安全金鑰；不是自己發出的請求就是警訊。

# Attack cards: blue, the system

league-attack-a-01-blue = 緩衝區溢位
league-attack-a-01-blue-what = 程式收下超過緩衝區大小的資料，覆寫了自己的記憶體，行為不再如開發者所預期。
league-attack-a-01-blue-defend = 新程式用記憶體安全的語言撰寫，啟用編譯器和系統的保護機制，並儘快修補服務。

league-attack-a-02-blue = 勒索軟體
league-attack-a-02-blue-what = 把資料加密，付錢才肯解開。入侵者準備得越久，損害就越大。
league-attack-a-02-blue-defend = 保留無法竄改的備份並測試還原，劃分網路，並演練沒有電腦時如何工作。

league-attack-a-03-blue = Rootkit
league-attack-a-03-blue-what = 深藏在系統裡的惡意程式，連系統本身都幫它躲過防護軟體。
league-attack-a-03-blue-defend = 使用安全開機和經過簽署的驅動程式；可疑的機器要從外部檢查，與其清除，不如重新安裝。

league-attack-a-04-blue = 權限提升
league-attack-a-04-blue-what = 一般帳號透過缺陷或疏忽的設定，取得管理員的權限。
league-attack-a-04-blue-defend = 先修補多人共用的系統，檢視誰有哪些權限，管理員帳號只用於管理。

# Attack cards of two colours, and of all four

league-attack-a-05-red-yellow = 中間人攻擊
league-attack-a-05-red-yellow-what = 有人待在瀏覽器和網站之間的線路上，偷看或竄改經過的內容。
league-attack-a-05-red-yellow-defend = 全部以 TLS 提供並啟用 HSTS，檢查憑證，別讓大家養成隨手關掉警告的習慣。

league-attack-a-05-yellow-green = 濫用遠端存取
league-attack-a-05-yellow-green-what = 用別人的帳號密碼從外面連上 VPN 或遠端桌面，就像本人在家工作一樣。
league-attack-a-05-yellow-green-defend = 每個入口都要求多因素驗證，關閉不需要的入口；時間或地點異常的登入，要向本人確認。

league-attack-a-05-green-blue = 資訊竊取程式
league-attack-a-05-green-blue-what = 收集電腦裡儲存的密碼和工作階段，幾分鐘內就送出去的惡意程式。
league-attack-a-05-green-blue-defend = 私人電腦不存放工作用的帳號密碼，用密碼管理工具而不是瀏覽器的清單，遭感染後全部更換。

league-attack-a-05-blue-red = 路過式下載
league-attack-a-05-blue-red-what = 只是瀏覽了遭竄改的網頁，沒有更新的電腦就會被惡意程式入侵。
league-attack-a-05-blue-red-defend = 讓瀏覽器自動更新，封鎖廣告和不明的指令碼，並把瀏覽器和系統的其他部分隔離。

league-attack-a-06 = 供應鏈攻擊
league-attack-a-06-what = 攻擊跟著受信任的東西一起進來：更新、程式庫、設備或服務供應商。依賴它的一切都可能受害。
league-attack-a-06-defend = 了解產品由什麼組成，檢查簽章並固定版本，只給供應商少量權限，並留意更新之後的行為。

# Servers of level 1

league-server-s-01 = 網頁伺服器
league-server-s-01-what = 把網頁送給每個提出請求的瀏覽器，日夜暴露在網際網路上。
league-server-s-01-defend = 保持精簡：不留沒用到的模組和範例頁面，軟體保持最新，日誌要有人看。

league-server-s-02 = 反向代理伺服器
league-server-s-02-what = 擋在其他網頁伺服器前面，接下訪客的請求再轉送進去。
league-server-s-02-defend = 在這裡以最新的設定終結 TLS，拒絕格式不正確的請求，並讓內部伺服器只接受從這裡來的連線。

league-server-s-03 = Wiki 伺服器
league-server-s-03-what = 整個團隊一起撰寫的頁面，裡面的內容常常多到沒人記得。
league-server-s-03-defend = 登入要有多因素驗證，頁面裡不寫密碼和金鑰，並檢視誰能看到什麼。

league-server-s-04 = 內容管理系統
league-server-s-04-what = 讓編輯不必寫程式就能經營網站。眾多的外掛是它的弱點。
league-server-s-04-defend = 少用外掛並移除沒人維護的，自動更新，管理頁面不要對網際網路開放。

league-server-s-05 = DNS 伺服器
league-server-s-05-what = 告訴每台機器哪個名稱對應哪個位址。少了它，幾乎什麼都連不上。
league-server-s-05-defend = 至少在不同地點執行兩台，對外和對內分開，並記錄不尋常的查詢。

league-server-s-06 = VPN 閘道
league-server-s-06-what = 讓人在別處也能像坐在辦公室一樣工作的大門。
league-server-s-06-defend = 幾天內就完成修補，要求多因素驗證，連進來之後每個人也只能存取自己需要的資源。

league-server-s-07 = 列印伺服器
league-server-s-07-what = 接收所有人的列印工作再交給印表機。容易被遺忘，卻和整個網路相連。
league-server-s-07-defend = 沒人列印的機器就關掉列印服務，只安裝經過簽署的驅動程式，印表機放在專屬的網段。

league-server-s-08 = 身分驗證伺服器
league-server-s-08-what = 在 Wi-Fi、VPN 或程式放人進來之前，先確認這個人是誰。
league-server-s-08-defend = 對它的保護要比它所保護的更嚴密，不以明文儲存密碼，登入失敗一多就發出警示。

league-server-s-09 = 檔案伺服器
league-server-s-09-what = 大家共用的資料夾，也是勒索軟體造成最大損害的地方。
league-server-s-09-defend = 寫入權限只給真正需要的人，保留使用者刪不掉的快照，大量檔案同時變動時要能察覺。

league-server-s-10 = 備份伺服器
league-server-s-10-what = 保存其他所有伺服器的副本，是資料遺失時最後的希望。
league-server-s-10-defend = 留一份離線或無法竄改的副本，使用專屬的帳號，並且每個月實際還原一次。

# Servers of level 2

league-server-s-11 = 視訊會議伺服器
league-server-s-11-what = 讓同事和來賓看得到彼此、聽得到聲音，還能分享畫面。
league-server-s-11-defend = 使用等候室和會議密碼，將串流加密，並說清楚誰可以錄影。

league-server-s-12 = API 閘道
league-server-s-12-what = 應用程式和合作夥伴呼叫內部程式的共同入口。
league-server-s-12-defend = 每次呼叫都檢查身分和權限，限制呼叫次數，並掌握自己提供的所有介面。

league-server-s-13 = 協作平台伺服器
league-server-s-13-what = 行事曆、文件和聊天都在一處：對團隊很方便，對闖進來的人則是寶庫。
league-server-s-13-defend = 限制對外分享，為連結設定期限，並找出權限過大的帳號。

league-server-s-14 = 目錄伺服器
league-server-s-14-what = 掌握組織裡所有使用者、群組和機器，並決定各自能做什麼。
league-server-s-14-defend = 只從專用的機器管理，權限最高的群組儘量不放成員，並監看這些群組的每次變更。

league-server-s-15 = 購物網站伺服器
league-server-s-15-what = 商品目錄、購物車和付款頁面，背後還有顧客的帳號。
league-server-s-15-defend = 卡號交給金流業者處理，付款頁面只允許已知的指令碼，並防範重複使用的密碼危及帳號。

league-server-s-16 = 網路電話伺服器
league-server-s-16-what = 透過網路傳送通話。一旦中斷，整個組織都無法通話；遭到濫用則會損失金錢。
league-server-s-16-defend = 語音和資料分開，通話要加密，禁止撥打高費率的號碼，並保留另一種求助的方式。

league-server-s-17 = 郵件伺服器
league-server-s-17-what = 收發所有人的郵件，也能用網頁讀信。針對人的攻擊大多從這裡送達。
league-server-s-17-defend = 設定 SPF、DKIM 和 DMARC，過濾附件，標示外部來信，並要求多因素驗證。

league-server-s-18 = 資料庫伺服器
league-server-s-18-what = 存放其他系統要用的資料：顧客、訂單、成果。
league-server-s-18-defend = 絕不讓它暴露在網際網路上，每個應用程式各用一個權限不多的帳號，磁碟和備份都要加密。

# Servers of level 3

league-server-s-19 = 網路銀行平台
league-server-s-19-what = 每天有數千人登入轉帳：網頁、顧客身分和銀行系統合為一體。
league-server-s-19-defend = 每筆轉帳都要在第二台裝置上顯示金額並確認，留意不尋常的付款，每次改版都請外部人員測試。

league-server-s-20 = 內容傳遞網路
league-server-s-20-what = 遍布全球的數百台伺服器（CDN）把網站副本放在離訪客近的地方，也能承受洪水般的流量。
league-server-s-20-defend = 隱藏來源伺服器的位址，只接受 CDN 的連線；保護金鑰，也要為 CDN 本身中斷做好準備。

league-server-s-21 = 身分提供者
league-server-s-21-what = 一次登入就能使用組織的所有雲端服務。誰掌控了它，就掌控了全部。
league-server-s-21-defend = 管理員使用通行金鑰（passkey），簽署金鑰存放在硬體裡，並把緊急帳號鎖好保管。

league-server-s-22 = ERP 系統
league-server-s-22-what = 把採購、庫存、薪資和會計放進一套大型程式，整間公司都靠它運作。
league-server-s-22-defend = 劃分職責，讓沒有人能同時下單又付款；按計畫安裝更新，並檢視與合作夥伴相連的介面。

league-server-s-23 = 影音串流平台
league-server-s-23-what = 把影片和直播同時送給數百萬人，靠的是頻寬和網頁。
league-server-s-23-defend = 把負載分散到好幾個網路，對請求過多的來源限速，並演練如何降低品質而不是整個停擺。

league-server-s-24 = 虛擬桌面平台
league-server-s-24-what = 整個組織的工作環境都在資料中心執行，人在任何地方都能連進來使用。
league-server-s-24-defend = 要求多因素驗證，用完後從乾淨的映像檔重置桌面，並把不同的使用者群組分開。

league-server-s-25 = 建置與發布平台
league-server-s-25-what = 把開發者的程式碼變成顧客安裝的軟體。在這裡混進一項變更，就會送到所有顧客手上。
league-server-s-25-defend = 每項變更都由第二個人審查，程式碼裡不放機密，在全新的環境建置，送出的成品要簽署。

league-server-s-26 = 容器叢集
league-server-s-26-what = 許多機器共同承載許多小型網頁服務，視需要啟動或停止。
league-server-s-26-defend = 採用精簡且檢查過的映像檔，不以管理員權限執行，限制誰能和誰通訊，管理介面不對外開放。
