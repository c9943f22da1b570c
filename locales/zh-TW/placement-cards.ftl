# Cyber Attacker Placement: the sites, the colours and every card.
# An effect says what a card does in the game; cost and points stand on the card as symbols.
# -what and -defend speak of the real world.

# Sites and colours
placement-site-hospital = 醫院
placement-site-company = 企業
placement-site-e-commerce = 電商網站
placement-site-e-commerce-short = 電商
placement-site-factory = 工廠
placement-colour-red = 紅色
placement-colour-blue = 藍色
placement-colour-green = 綠色
placement-colour-yellow = 黃色
placement-token-red = 紅色情報
placement-token-blue = 藍色情報
placement-token-green = 綠色情報
placement-token-yellow = 黃色情報

# Attack cards

placement-attack-port-scan = 連接埠掃描
placement-attack-port-scan-effect = 攻擊者在起點時，可以免費進入目標據點的第 1 層。
placement-attack-port-scan-what = 逐一試探系統的連接埠，看看哪些服務會回應。這往往是有人在找入口的第一個徵兆。
placement-attack-port-scan-defend = 沒人需要的服務就關閉或過濾，也要從外面檢視自己的網路；來自內部的掃描一律視為警訊。

placement-attack-emotet = Emotet
placement-attack-emotet-effect = 說出一種顏色，再擲一顆四面骰。擲出那種顏色時，從該色據點的庫存拿 1 個情報。
placement-attack-emotet-what = 靠郵件夾帶受感染文件散播的惡意程式，常偽裝成真實往來郵件的回信，得手後再引進其他惡意程式。
placement-attack-emotet-defend = 封鎖網路來源檔案的巨集，過濾附件，並讓每個人都能輕鬆通報可疑郵件。

placement-attack-brute-force = 暴力破解
placement-attack-brute-force-effect = 在任何位置都能使用，包括起點。沒有其他效果。
placement-attack-brute-force-what = 一個接一個地試密碼，直到試中為止。又短又常見的密碼最先失守。
placement-attack-brute-force-defend = 要求使用長密碼和多因素驗證，登入失敗後拉長間隔，並留意大量的失敗嘗試。

placement-attack-ddos = DDoS 攻擊
placement-attack-ddos-effect = 只能在起點使用。起點上每有一名其他攻擊者就得 1 分，不論屬於誰。
placement-attack-ddos-what = 從數量龐大的電腦送出流量灌爆服務，讓真正的使用者連不上。
placement-attack-ddos-defend = 事先和網路業者或防護服務談好支援，保留備用容量，並演練誰該做什麼。

placement-attack-usb-drop = USB 誘餌
placement-attack-usb-drop-effect = 攻擊者在第 1 層或更深處時，可以再付 2 個與據點不同色的情報，這張牌就總共得 3 分。弱點不會減少這 2 個。
placement-attack-usb-drop-what = 把帶有惡意程式的隨身碟故意丟在某處，等撿到的人出於好奇插進電腦。
placement-attack-usb-drop-defend = 關閉自動執行，只允許登記過的裝置，並告訴大家撿到東西該交到哪裡。

placement-attack-sql-injection = SQL 注入
placement-attack-sql-injection-effect = 在任何位置都能使用，包括起點。沒有其他效果。
placement-attack-sql-injection-what = 網頁上輸入的內容被當成指令的一部分送進資料庫，資料因此可能被讀取或竄改。
placement-attack-sql-injection-defend = 輸入一律以參數傳給查詢，絕不直接拼接字串；只給應用程式少量的資料庫權限，並審查與測試程式碼。

placement-attack-password-list = 密碼清單攻擊
placement-attack-password-list-effect = 只能在第 1 層或更深處使用。擲一顆四面骰：擲出據點的顏色時，在第 1 層的攻擊者可以免費進到第 2 層。
placement-attack-password-list-what = 把某個服務外洩的帳號密碼拿到另一個服務去試，因為很多人會重複使用同一組密碼。
placement-attack-password-list-defend = 加上多因素驗證，拒絕已知外洩的密碼，並鼓勵使用密碼管理工具。

placement-attack-cryptomining = 惡意挖礦
placement-attack-cryptomining-effect = 只能在第 1 層或更深處使用。使用時，以及之後自己每回合的準備階段，各擲一次四面骰：擲出據點的顏色得 1 分。只要攻擊者留在這一格，這張牌就一直有效。
placement-attack-cryptomining-what = 偷偷用別人的電腦挖加密貨幣。電費、效能和雲端帳單都由擁有者承擔。
placement-attack-cryptomining-defend = 留意長時間高負載的機器，為雲端費用設定警示，並查出入侵者是從哪裡進來的。

placement-attack-arp-spoofing = ARP 欺騙
placement-attack-arp-spoofing-effect = 只能在第 1 層或更深處使用。可以用於協同攻擊或聯手攻擊。
placement-attack-arp-spoofing-what = 在區域網路裡送出偽造的 ARP 回應，讓其他裝置把流量送到錯的地方。
placement-attack-arp-spoofing-defend = 在交換器啟用動態 ARP 檢測，劃分網段，內部流量也要加密。

placement-attack-credential-stuffing = 憑證填充攻擊
placement-attack-credential-stuffing-effect = 只能在第 1 層或更深處使用。可以用於協同攻擊或聯手攻擊。
placement-attack-credential-stuffing-what = 把密碼清單攻擊的概念放大規模：用程式嘗試大量外洩的帳號密碼，並分散到許多位址。
placement-attack-credential-stuffing-defend = 限制登入嘗試的次數，從行為辨認自動化程式，並提供無法拿到別處使用的通行金鑰（passkey）。

placement-attack-man-in-the-middle = 中間人攻擊
placement-attack-man-in-the-middle-effect = 只能在第 2 層或更深處使用。可以從手牌棄掉一張「ARP 欺騙」，代替支付全部費用，連加價的部分也包含在內。
placement-attack-man-in-the-middle-what = 有人神不知鬼不覺地夾在雙方之間，偷看或竄改彼此傳送的內容。
placement-attack-man-in-the-middle-defend = 連線要加密，嚴格檢查憑證，啟用 HSTS，也別養成隨手關掉警告的習慣。

placement-attack-formjacking = 表單劫持
placement-attack-formjacking-effect = 只能在第 2 層或更深處使用。使用時，以及之後自己每回合的準備階段，各擲一次四面骰：擲出據點的顏色得 3 分。只要攻擊者留在這一格，這張牌就一直有效。
placement-attack-formjacking-what = 混進商店付款頁面的外來指令碼，會抄走顧客輸入的內容，例如卡號。
placement-attack-formjacking-defend = 用內容安全性政策和完整性檢查，只允許已知的指令碼，並監看付款頁面有沒有被更動。

placement-attack-replay = 重送攻擊
placement-attack-replay-effect = 只能在第 2 層或更深處使用。擲一顆四面骰：擲出據點的顏色時，在第 2 層的攻擊者可以免費進到第 3 層。
placement-attack-replay-what = 把登入之類的有效訊息錄下來，之後再送一次，假裝是本人送出的。
placement-attack-replay-defend = 使用一次性數值、時間戳記和很快過期的工作階段，讓舊訊息失去作用。

placement-attack-directory-traversal = 目錄遍歷
placement-attack-directory-traversal-effect = 只能在第 2 層或更深處使用。可以用於協同攻擊或聯手攻擊。
placement-attack-directory-traversal-what = 網頁應用程式相信了外來的檔案路徑，把不該給的檔案交了出去。
placement-attack-directory-traversal-defend = 不要用使用者的輸入組成檔案路徑，只允許一個固定資料夾，並讓服務以少量權限執行。

placement-attack-backdoor = 建立後門
placement-attack-backdoor-effect = 只能在第 2 層或更深處使用。攻擊者回到起點，沒有撤退分。在你下一回合的準備階段，如果它還在起點，也沒有被「存取控制」擋住，就可以回到原來那一格。
placement-attack-backdoor-what = 隱密的回頭路，例如網頁後門（web shell）或多出來的帳號；最初的漏洞補好之後，它仍然留著。
placement-attack-backdoor-defend = 把程式、帳號和開機啟動項目與已知的正常狀態比對；發生資安事件之後，用乾淨的安裝媒體重建系統。

placement-attack-phobos = Phobos 勒索軟體
placement-attack-phobos-effect = 只能在醫院第 3 層使用。可以用於協同攻擊或聯手攻擊。
placement-attack-phobos-what = 出租給許多犯罪集團的勒索軟體。常從對網際網路開放的遠端桌面進來，醫院也曾受害。
placement-attack-phobos-defend = 遠端存取要放在有多因素驗證的 VPN 後面，備份要離線保存，並演練沒有電腦時如何繼續工作。

placement-attack-conti = Conti 勒索軟體
placement-attack-conti-effect = 只能在企業第 3 層使用。無視據點的資安牌，連「修補更新」也無視；攻擊後可以把它們全部摧毀。可以用於協同攻擊或聯手攻擊。
placement-attack-conti-what = 2020 至 2022 年間活動的勒索軟體集團，會加密整個組織的資料，還威脅公開偷來的內容。
placement-attack-conti-defend = 網路和管理員帳號都要分開，留意大量資料外流，並實際測試備份能不能還原。

placement-attack-fake-site = 架設假網站
placement-attack-fake-site-effect = 只能在電商網站第 3 層使用。付完費用後，所有玩家手上的綠色情報合計有幾個，就得幾分。
placement-attack-fake-site-what = 模仿真商店的網站，騙走訪客的錢、密碼或卡號。
placement-attack-fake-site-defend = 找出相似的網域並要求下架，設定 DMARC，並提供在假網站上不起作用的通行金鑰（passkey）。

placement-attack-snake = Snake 勒索軟體
placement-attack-snake-effect = 只能在工廠第 3 層使用。據點的庫存變成 0，發生資料外洩。只有這名攻擊者逃回起點，並另外得到 2 分撤退分。
placement-attack-snake-what = 又叫 EKANS 的勒索軟體，會先停掉工業控制系統的軟體，再加密資料。
placement-attack-snake-defend = 把廠區網路和辦公室網路分開，廠區電腦只允許已知的程式，控制器設定另存離線副本。

# Security cards

placement-security-two-factor = 雙因素驗證
placement-security-two-factor-effect = 攻擊、入侵這個據點，以及在裡面深入，每次都要多付 1 個與據點不同色的情報。
placement-security-two-factor-what = 登入時除了密碼，還要求第二項證明，例如安全金鑰、指紋或驗證碼。
placement-security-two-factor-defend = 先從管理員、郵件和遠端存取做起。比起簡訊驗證碼，優先採用通行金鑰（passkey）或安全金鑰。

placement-security-waf = WAF
placement-security-waf-effect = 攻擊、入侵這個據點，以及在裡面深入，每次都要多付 1 個與據點同色的情報。
placement-security-waf-what = 網頁應用程式防火牆：檢查送往網站的請求，擋下看起來像攻擊的部分。
placement-security-waf-defend = 先觀察再阻擋，規則要保持最新。它只能爭取時間，應用程式本身還是要修好。

placement-security-antivirus = 防毒軟體
placement-security-antivirus-effect = 攻擊這個據點要多付 2 個與據點不同色的情報。
placement-security-antivirus-what = 依已知特徵和可疑行為認出惡意程式並加以阻止的軟體。
placement-security-antivirus-defend = 每台電腦都要安裝並自動更新，防止被人關掉，也要確保警示有人處理。

placement-security-log-monitoring = 日誌監控
placement-security-log-monitoring-effect = 攻擊這個據點要多付 2 個與據點同色的情報。
placement-security-log-monitoring-what = 收集系統留下的紀錄，從中尋找入侵的跡象。
placement-security-log-monitoring-defend = 統一各系統的時間，把日誌集中存放並保留得夠久，再決定哪種警示由誰處理。

placement-security-edr = EDR
placement-security-edr-effect = 入侵這個據點，以及在裡面深入，每次都要多付 2 個與據點不同色的情報。
placement-security-edr-what = 端點偵測與回應：監看每台電腦上程式的行為，發出警示，必要時把電腦從網路隔離。
placement-security-edr-defend = 涵蓋每一台電腦，包括伺服器；夜間的警示也要有人看，並演練如何隔離一台電腦。

placement-security-physical = 實體防護
placement-security-physical-effect = 入侵這個據點，以及在裡面深入，每次都要多付 2 個與據點同色的情報。
placement-security-physical-what = 門鎖、識別證、攝影機和櫃檯：能碰到裝置的人，往往就能繞過軟體的防護。
placement-security-physical-defend = 機房和沒用到的網路孔要上鎖，訪客要有人陪同，磁碟要加密以防裝置失竊。

placement-security-patching = 修補更新
placement-security-patching-effect = 這個據點的弱點無效。遇到「弱密碼」時，後放置的那張牌有效。
placement-security-patching-what = 安裝廠商的更新，補上已經公開的漏洞。
placement-security-patching-defend = 先弄清楚自己有哪些設備，優先修補對外或已遭利用的部分。更新前先測試，大家才不會害怕更新。

placement-security-access-control = 存取控制
placement-security-access-control-effect = 任何人都不能入侵這個據點或在裡面深入，靠牌的效果也不行。離開則不受限制。
placement-security-access-control-what = 每個人只能存取工作所需的系統和資料。
placement-security-access-control-defend = 權限給得越少越好，並定期檢視；離職人員的帳號要立刻停用，網路也要劃分開來。

# Vulnerability cards: each card, then once what its family is about

placement-vulnerability-os-end-of-support-1 = 作業系統終止支援
placement-vulnerability-os-end-of-support-1-effect = 從醫院第 1 層或更深處發動的攻擊，少付 1 個與據點不同色的情報。
placement-vulnerability-os-end-of-support-2 = 作業系統終止支援
placement-vulnerability-os-end-of-support-2-effect = 從醫院第 2 層或更深處發動的攻擊，少付 1 個與據點同色的情報。
placement-vulnerability-os-end-of-support-what = 廠商已經不再修補這套作業系統，但醫療設備常常還得依賴它很多年。
placement-vulnerability-os-end-of-support-defend = 採購時就規劃好汰換。在那之前，把裝置隔離，只允許已知的程式，並密切監看。

placement-vulnerability-vpn-unpatched-1 = VPN 未修補
placement-vulnerability-vpn-unpatched-1-effect = 從醫院第 1、2 層深入時，少付 1 個與據點不同色的情報。
placement-vulnerability-vpn-unpatched-2 = VPN 未修補
placement-vulnerability-vpn-unpatched-2-effect = 從醫院第 1、2 層深入時，少付 1 個與據點同色的情報。
placement-vulnerability-vpn-unpatched-what = VPN 閘道暴露在網際網路上、又直通內部，已知的漏洞卻一直沒有補。
placement-vulnerability-vpn-unpatched-defend = 追蹤廠商公告，幾天內就完成修補，並強制多因素驗證；更新晚了的話，要檢查有沒有入侵痕跡。

placement-vulnerability-no-lockout-1 = 未設定帳號鎖定
placement-vulnerability-no-lockout-1-effect = 從企業第 1 層或更深處發動的攻擊，少付 1 個與據點不同色的情報。
placement-vulnerability-no-lockout-2 = 未設定帳號鎖定
placement-vulnerability-no-lockout-2-effect = 從企業第 2 層或更深處發動的攻擊，少付 1 個與據點同色的情報。
placement-vulnerability-no-lockout-what = 登入失敗再多次，帳號也不會鎖定或變慢，密碼可以一直試下去。
placement-vulnerability-no-lockout-defend = 失敗數次後就延遲或鎖定，加上多因素驗證；如果失敗遍及許多帳號，就發出警示。

placement-vulnerability-alert-flood-1 = 警示氾濫
placement-vulnerability-alert-flood-1-effect = 從企業第 1、2 層深入時，少付 1 個與據點不同色的情報。
placement-vulnerability-alert-flood-2 = 警示氾濫
placement-vulnerability-alert-flood-2-effect = 從企業第 1、2 層深入時，少付 1 個與據點同色的情報。
placement-vulnerability-alert-flood-what = 警示多到把真正重要的那一則淹沒了。
placement-vulnerability-alert-flood-defend = 調整或移除誤報太多的規則，把相關的警示歸在一起，依風險排序，例行工作則自動化。

placement-vulnerability-web-design-flaw-1 = 網站設計缺陷
placement-vulnerability-web-design-flaw-1-effect = 從電商網站第 1 層或更深處發動的攻擊，少付 1 個與據點不同色的情報。
placement-vulnerability-web-design-flaw-2 = 網站設計缺陷
placement-vulnerability-web-design-flaw-2-effect = 從電商網站第 2 層或更深處發動的攻擊，少付 1 個與據點同色的情報。
placement-vulnerability-web-design-flaw-what = 規劃網站時沒有想到會被濫用，例如瀏覽器送來什麼就信什麼。
placement-vulnerability-web-design-flaw-defend = 設計時就想想會怎麼被濫用，每項權限都在伺服器端檢查，上線前先做安全測試。

placement-vulnerability-cloud-misconfiguration-1 = 雲端設定錯誤
placement-vulnerability-cloud-misconfiguration-1-effect = 從電商網站第 1、2 層深入時，少付 1 個與據點不同色的情報。
placement-vulnerability-cloud-misconfiguration-2 = 雲端設定錯誤
placement-vulnerability-cloud-misconfiguration-2-effect = 從電商網站第 1、2 層深入時，少付 1 個與據點同色的情報。
placement-vulnerability-cloud-misconfiguration-what = 雲端設定開放得比預期還多：儲存空間任何人都讀得到，或權限過大。
placement-vulnerability-cloud-misconfiguration-defend = 從安全的範本開始，預設禁止公開存取，持續檢查設定，並弄清楚哪些是自己的責任、哪些是業者的責任。

placement-vulnerability-os-updates-stopped-1 = 作業系統停止更新
placement-vulnerability-os-updates-stopped-1-effect = 從工廠第 1 層或更深處發動的攻擊，少付 1 個與據點不同色的情報。
placement-vulnerability-os-updates-stopped-2 = 作業系統停止更新
placement-vulnerability-os-updates-stopped-2-effect = 從工廠第 2 層或更深處發動的攻擊，少付 1 個與據點同色的情報。
placement-vulnerability-os-updates-stopped-what = 更新被關掉了，原因常常是生產線不能停。
placement-vulnerability-os-updates-stopped-defend = 約定好維護時段，先在測試環境試過更新。做不到的話，就把那台電腦隔開並密切監看。

placement-vulnerability-dual-nic-1 = 雙網卡
placement-vulnerability-dual-nic-1-effect = 從工廠第 1、2 層深入時，少付 1 個與據點不同色的情報。
placement-vulnerability-dual-nic-2 = 雙網卡
placement-vulnerability-dual-nic-2-effect = 從工廠第 1、2 層深入時，少付 1 個與據點同色的情報。
placement-vulnerability-dual-nic-what = 一台電腦同時接上兩個網路，把辦公室和廠區這類本該分開的網路接在一起。
placement-vulnerability-dual-nic-defend = 禁止這種連接方式，並把它們找出來。資料只能經由防火牆，或中間的非軍事區（DMZ）往來。

placement-vulnerability-weak-password-hospital = 弱密碼
placement-vulnerability-weak-password-hospital-effect = 醫院的資安牌無效。遇到「修補更新」時，後放置的那張牌有效。
placement-vulnerability-weak-password-company = 弱密碼
placement-vulnerability-weak-password-company-effect = 企業的資安牌無效。遇到「修補更新」時，後放置的那張牌有效。
placement-vulnerability-weak-password-e-commerce = 弱密碼
placement-vulnerability-weak-password-e-commerce-effect = 電商網站的資安牌無效。遇到「修補更新」時，後放置的那張牌有效。
placement-vulnerability-weak-password-factory = 弱密碼
placement-vulnerability-weak-password-factory-effect = 工廠的資安牌無效。遇到「修補更新」時，後放置的那張牌有效。
placement-vulnerability-weak-password-what = 太短、太常見或沿用出廠設定的密碼，會讓防護再好的系統也門戶大開。
placement-vulnerability-weak-password-defend = 啟用前先改掉預設密碼，要求長度而不是特殊符號，拒絕已知外洩的密碼，並加上多因素驗證。

# Event cards

placement-event-information-blackout = 情報封鎖
placement-event-information-blackout-effect = 說出一種顏色。所有玩家，包括你自己，棄掉該色的全部情報。
placement-event-information-blackout-what = 密碼會換、帳號會停用、位址會變，偷來的資訊很快就過時。
placement-event-information-blackout-defend = 一發現外洩，就立刻換密碼、停用帳號，讓偷來的資訊變得一文不值。

placement-event-physical-intrusion = 實體入侵
placement-event-physical-intrusion-effect = 讓自己一名可行動的攻擊者變成已行動：它深入一層；如果在起點，則進入你選擇的據點第 1 層。在第 3 層不能使用。
placement-event-physical-intrusion-what = 有人假扮訪客或技術人員，就這樣走了進來。
placement-event-physical-intrusion-defend = 檢查識別證、全程陪同訪客，能擋下防火牆看不到的事。

placement-event-dark-web-1 = 暗網調查 1
placement-event-dark-web-1-effect = 讓自己一名可行動的攻擊者變成已行動。擲四次四面骰，從供應區拿取擲出的情報。
placement-event-dark-web-1-what = 偷來的帳號密碼和資料會在隱密的市場交易。
placement-event-dark-web-1-defend = 留意自家名稱有沒有出現在那裡，並更換已外洩的部分。

placement-event-dark-web-2 = 暗網調查 2
placement-event-dark-web-2-effect = 讓自己一名可行動的攻擊者變成已行動。從供應區任選 3 個情報。
placement-event-dark-web-2-what = 過去外洩的資料會被收集起來，依受害者整理。
placement-event-dark-web-2-defend = 及早通知使用者並更換密碼，這些資料就失去價值。

placement-event-information-confusion = 情報混亂
placement-event-information-confusion-effect = 選一位玩家和一個數量，最多等於兩人之中情報較少者的持有數。交出這麼多自己的情報，再拿走對方同樣多的情報；兩邊都由你選。
placement-event-information-confusion-what = 發生資安事件時，錯誤和互相矛盾的消息會耗掉寶貴的時間。
placement-event-information-confusion-defend = 設立單一窗口，只轉達查證過的事實。

placement-event-ransom-1 = 贖金 1
placement-event-ransom-1-effect = 你得 1 分。
placement-event-ransom-1-what = 犯罪者鎖住資料，勒索金錢。付錢沒有任何保證，還會資助下一次攻擊。
placement-event-ransom-1-defend = 把備份放在攻擊者無法存取的地方，並測試還原，就不必付錢。

placement-event-ransom-2 = 贖金 2
placement-event-ransom-2-effect = 你得 2 分。
placement-event-ransom-2-what = 雙重勒索：除了鎖住資料，還威脅要公開。
placement-event-ransom-2-defend = 資料少存一點，存的都加密，損失就小。

placement-event-zero-day = 零時差攻擊
placement-event-zero-day-effect = 從牌庫任選一張弱點牌。它只在這回合有效，與版圖上的弱點同時作用；之後放回牌庫並洗牌。
placement-event-zero-day-what = 廠商還沒有修補程式就遭到利用的漏洞。
placement-event-zero-day-defend = 在修補程式推出前，靠多層防禦和良好的監控來減輕損害。

placement-event-claim-of-responsibility = 犯案聲明
placement-event-claim-of-responsibility-effect = 選一個據點。直到你的下一回合開始前，任何人都不能從任何地方獲得該色的情報。除非這桌另有設定，仍可透過交易和「情報混亂」轉手。
placement-event-claim-of-responsibility-what = 某個集團公開宣稱攻擊是自己做的，真假不一定。
placement-event-claim-of-responsibility-defend = 事先想好如何對外說明，只證實查證過的事。

placement-event-weapon-creation = 打造武器
placement-event-weapon-creation-effect = 從牌庫任選一張攻擊牌加入手牌，不必給別人看，然後洗牌。接著把攻擊牌棄到剩 3 張。
placement-event-weapon-creation-what = 攻擊工具有自己寫的，有買來的，也有改造的。
placement-event-weapon-creation-defend = 和其他防守方分享所見所聞，別人就能更早認出這些工具。

placement-event-initial-access-broker = 初始存取掮客
placement-event-initial-access-broker-effect = 自己最多兩名在起點上可行動的攻擊者，各進入你選擇的據點第 1 層，並變成已行動。
placement-event-initial-access-broker-what = 有些犯罪者只賣入口，之後由別人來攻擊。
placement-event-initial-access-broker-defend = 就算什麼事都還沒發生，可疑的登入也要儘快處理。

placement-event-attacker-buyout = 收買攻擊者
placement-event-attacker-buyout-effect = 還在場的玩家中，領先者至少比你多 5 分時才能使用。任選其他玩家的一名攻擊者，到這回合結束前歸你所有。
placement-event-attacker-buyout-what = 犯罪集團會互相挖角，有時也會收買受害組織的員工。
placement-event-attacker-buyout-defend = 限縮權限，重要操作要求第二個人核准，就能增加難度。

placement-event-unauthorized-access-law = 禁止非法存取法
placement-event-unauthorized-access-law-effect = 抽到就要立刻使用。有 10 分以上的每位玩家，最深處的一名攻擊者被逮捕；同樣深的由擁有者選擇。攻擊者全在起點的玩家不受影響。
placement-event-unauthorized-access-law-what = 在日本，使用別人的帳號密碼，或未經許可繞過存取控制，即使沒有造成任何損害也是犯罪。多數國家都有類似的法律。
placement-event-unauthorized-access-law-defend = 遭到入侵就報案，並保留日誌作為證據。自己要測試，也只能測試獲准測試的系統。
