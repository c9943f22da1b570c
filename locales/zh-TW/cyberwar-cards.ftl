# CyberWar: every card, the tactics, the groups and the mitigations.
# MITRE ATT&CK® is © The MITRE Corporation (docs/ATTRIBUTION.md); the Chinese names are our own.
# -what says what it is in the real world, -defend what a defender does about it, -tools what shows it.

# Attack cards

cyberwar-attack-t1002 = 壓縮資料
cyberwar-attack-t1002-what = 把檔案帶走之前先打包成壓縮檔，要傳的量變少，內容也不會一眼就看出來。
cyberwar-attack-t1002-defend = 掌握組織裡使用哪些壓縮程式，追查出現在奇怪位置的壓縮檔，並留意大型壓縮檔外流。

cyberwar-attack-t1003 = 憑證傾印
cyberwar-attack-t1003-what = 從已遭控制的電腦讀取記憶體或檔案，取得密碼，或系統用來代替密碼儲存的數值。
cyberwar-attack-t1003-defend = 不要用網域管理員登入一般電腦，啟用系統保護登入資料的功能；有程式讀取登入服務的記憶體時就發出警示。

cyberwar-attack-t1005 = 收集本機資料
cyberwar-attack-t1005-what = 在被控制的電腦裡翻找文件和資料庫，看看有什麼值得拿走。
cyberwar-attack-t1005-defend = 敏感檔案不要放在一般電腦上，並加以加密；某個程式讀取的檔案異常地多時，要能察覺。

cyberwar-attack-t1015 = 濫用輔助功能
cyberwar-attack-t1015-what = Windows 在登入畫面就提供放大鏡之類的輔助程式。如果被偷偷換掉，在那裡開啟的就會是外人的程式。
cyberwar-attack-t1015-defend = 確認這些程式仍是原廠版本，把遠端桌面放在要先登入的閘道後面，並只允許已知的程式執行。

cyberwar-attack-t1016 = 網路設定探查
cyberwar-attack-t1016-what = 入侵者查詢電腦的位址、閘道和網路設定，弄清楚自己身在何處。
cyberwar-attack-t1016-defend = 管理員每天也會查這些，所以要看是誰在查：一般辦公電腦接連出現這類查詢，就值得再看一眼。

cyberwar-attack-t1018 = 遠端系統探查
cyberwar-attack-t1018-what = 入侵者尋找從這台電腦還能連到哪些其他電腦。
cyberwar-attack-t1018-defend = 劃分網路，讓任何一處都看不到太多；留意突然和許多電腦通訊的機器。放一台沒有人需要連線的誘餌主機，就是很好的警示。

cyberwar-attack-t1023 = 竄改捷徑
cyberwar-attack-t1023-what = 建立或修改捷徑，讓使用者一點選捷徑，或下次登入時，不該啟動的東西也跟著啟動。
cyberwar-attack-t1023-defend = 監看啟動資料夾中新增和變更的捷徑，把指向的目標與已知的正常狀態比對；平常工作只用一般權限。

cyberwar-attack-t1027 = 混淆檔案或資訊
cyberwar-attack-t1027-what = 把檔案或指令編碼、加密或拆開，讓掃描工具和人都看不出它要做什麼。
cyberwar-attack-t1027-defend = 讓防護軟體在指令碼執行、還原成可讀內容的那一刻檢查；沒人看得懂的指令，本身就很可疑。

cyberwar-attack-t1033 = 系統擁有者／使用者探查
cyberwar-attack-t1033-what = 入侵者查出誰在使用這台電腦，還有誰會登入。
cyberwar-attack-t1033-defend = 單獨來看並無害處，要連同前後發生的事一起判斷。管理員不登入一般電腦，能查到的就不多。

cyberwar-attack-t1041 = 經由 C2 通道外傳
cyberwar-attack-t1041-what = 偷來的資料就從下達指令的同一條連線送出去，看不到任何新的連線。
cyberwar-attack-t1041-defend = 追查哪些程式送出的比收到的還多，對外流量只能經過有檢查的閘道，並封鎖已知的惡意位址。

cyberwar-attack-t1043 = 使用常用連接埠
cyberwar-attack-t1043-what = 惡意程式使用幾乎到處都開放的連接埠，例如網頁、郵件和名稱服務的連接埠，混在一般流量裡。
cyberwar-attack-t1043-defend = 不要只相信連接埠號碼：確認流量真的是該有的內容，網頁流量一律經過代理伺服器，並查明是哪個程式建立了連線。

cyberwar-attack-t1045 = 軟體加殼
cyberwar-attack-t1045-what = 把程式壓縮或加密，執行時才自行解開，檔案因此看起來不像已知的惡意程式。
cyberwar-attack-t1045-defend = 使用會解殼檢查的防毒軟體並保持更新；沒有已知發行者簽章的加殼程式，要多加懷疑。

cyberwar-attack-t1047 = WMI（Windows Management Instrumentation）
cyberwar-attack-t1047-what = 濫用管理 Windows 電腦的介面，在這台或別台機器上執行指令。
cyberwar-attack-t1047-defend = 只允許少數管理員從少數機器遠端使用，每台機器設定不同的管理員密碼，並記錄以這種方式啟動的程式。

cyberwar-attack-t1049 = 網路連線探查
cyberwar-attack-t1049-what = 入侵者列出電腦目前的連線，看看它和哪些系統往來。
cyberwar-attack-t1049-defend = 和其他同類查詢一起監看，並把網路隔開，讓這份清單通不到重要的地方。

cyberwar-attack-t1050 = 新增服務
cyberwar-attack-t1050-what = 把程式註冊成 Windows 服務，之後就隨電腦一起啟動，而且往往擁有高權限。
cyberwar-attack-t1050-defend = 只讓管理員建立服務，把清單與已知的正常狀態比對；新服務如果沒有任何安裝作業可以解釋，就要追查。

cyberwar-attack-t1053 = 排程工作
cyberwar-attack-t1053-what = 利用系統的排程，讓程式稍後啟動、反覆啟動，或在別台機器上啟動。
cyberwar-attack-t1053-defend = 限制誰能建立以高權限執行的工作，收集新增工作的事件，並不時清理清單。

cyberwar-attack-t1056 = 擷取輸入
cyberwar-attack-t1056-what = 偷偷記錄人們輸入的內容，尤其是密碼；或用假的視窗騙人輸入。
cyberwar-attack-t1056-defend = 加上多因素驗證，密碼被記下來也不夠用；平常工作不用管理員權限，並且只接受有簽章的驅動程式。

cyberwar-attack-t1057 = 處理程序探查
cyberwar-attack-t1057-what = 入侵者列出執行中的程式，了解這台電腦的用途，以及有哪些防護在看守。
cyberwar-attack-t1057-defend = 記錄是誰、從哪裡列出程式；防護軟體被發現之後，也要能防止被關掉。

cyberwar-attack-t1059 = 命令列介面
cyberwar-attack-t1059-what = 在系統的文字視窗裡下指令，由人輸入、由程式執行，或從遠端操作。
cyberwar-attack-t1059-defend = 把命令列連同啟動它的程式一起記錄下來，只讓工作需要的人使用命令列。

cyberwar-attack-t1060 = 登錄 Run 機碼／啟動資料夾
cyberwar-attack-t1060-what = 在 Windows 登入時會檢查的位置加上一個項目，讓程式每次都自動啟動。
cyberwar-attack-t1060-defend = 用 Autoruns 之類的工具盤點所有啟動項目，出現新項目就發出警示。

cyberwar-attack-t1061 = 圖形使用者介面
cyberwar-attack-t1061-what = 入侵者通常透過遠端工作階段，像坐在桌前的人一樣用滑鼠和視窗操作。
cyberwar-attack-t1061-defend = 遠端工作階段要有多因素驗證，閒置的就中斷，並留意在不尋常的時段使用的桌面。

cyberwar-attack-t1064 = 使用指令碼
cyberwar-attack-t1064-what = 讓指令碼自動又快速地做事，常藏在文件的巨集裡，或用系統本來就有的語言撰寫。
cyberwar-attack-t1064-defend = 封鎖網路來源檔案的巨集，移除沒人使用的指令碼語言，不明文件用受保護的檢視開啟。

cyberwar-attack-t1065 = 使用罕用連接埠
cyberwar-attack-t1065-what = 用少見的連接埠號碼連線，避開只看常用連接埠的過濾和監控。
cyberwar-attack-t1065-defend = 只放行必要的流量，而且只經過已知的閘道。這樣一來，從其他地方往外連的就都是警訊。

cyberwar-attack-t1066 = 移除工具特徵
cyberwar-attack-t1066-what = 把已經被認出的工具稍作修改，讓原本的特徵碼比對不到。
cyberwar-attack-t1066-defend = 防毒軟體刪掉檔案後不要就此打住，要查出它是怎麼來的。判斷程式時，除了看外觀，也要看行為。

cyberwar-attack-t1069 = 權限群組探查
cyberwar-attack-t1069-what = 入侵者查出有哪些權限群組、成員是誰，尤其是管理員。
cyberwar-attack-t1069-defend = 高權限群組要精簡並定期檢視；一般帳號在打聽誰是管理員時，就要仔細查看。

cyberwar-attack-t1070 = 清除主機跡證
cyberwar-attack-t1070-what = 刪除或竄改電腦上的日誌等痕跡，讓人無從得知發生過什麼事。
cyberwar-attack-t1070-defend = 日誌要立刻送到入侵者無法存取的地方，並防止被更動；日誌遭到清除，本身就是警訊。

cyberwar-attack-t1073 = DLL 側載
cyberwar-attack-t1073-what = 誘使正版程式載入假的程式庫，讓外來的程式碼借用它的好名聲。
cyberwar-attack-t1073-defend = 更新那些隨意載入程式庫的程式，防止程式資料夾被寫入；有簽章的程式從不尋常的位置執行時，要查明原因。

cyberwar-attack-t1074 = 集中暫存資料
cyberwar-attack-t1074-what = 要偷的東西在送出去之前，先集中到一個資料夾或一台機器。
cyberwar-attack-t1074-defend = 留意突然變大的資料夾，以及短時間內大量複製的檔案。這是出手的最後好時機。

cyberwar-attack-t1076 = 遠端桌面協定（RDP）
cyberwar-attack-t1076-what = 用偷來的帳號密碼開啟另一台電腦的遠端桌面，以那位使用者的身分操作。
cyberwar-attack-t1076-defend = 不需要的地方就關掉，絕不對網際網路開放，其餘的放在有多因素驗證的閘道後面。

cyberwar-attack-t1077 = Windows 系統管理共用
cyberwar-attack-t1077-what = Windows 會透過網路把磁碟分享給管理員，其他人看不到。有了管理員的帳號密碼，就能把檔案和程式帶到下一台機器。
cyberwar-attack-t1077-defend = 每台機器設定不同的管理員密碼，封鎖工作站之間的檔案分享，並禁止本機管理員從網路登入。

cyberwar-attack-t1078 = 濫用有效帳號
cyberwar-attack-t1078-what = 入侵者直接用偷來、買來或猜中的真實帳號登入，看起來和其他人沒有兩樣。
cyberwar-attack-t1078-defend = 要求多因素驗證，停用沒人使用的帳號，更改預設密碼，並追查不尋常時間和地點的登入。

cyberwar-attack-t1081 = 檔案中的憑證
cyberwar-attack-t1081-what = 在筆記、指令碼、設定檔或程式碼等檔案裡，找到直接寫著的密碼。
cyberwar-attack-t1081-defend = 給人用密碼管理工具，給程式用機密保管庫，並搶在別人之前，先搜尋自家的共用資料夾和程式碼儲存庫。

cyberwar-attack-t1082 = 系統資訊探查
cyberwar-attack-t1082-what = 入侵者查詢電腦的系統、版本、更新和硬體，以決定下一步。
cyberwar-attack-t1082-defend = 這無法禁止，但可以記錄。只要更新做得確實，對方查到了也沒什麼用。

cyberwar-attack-t1083 = 檔案與目錄探查
cyberwar-attack-t1083-what = 入侵者翻看資料夾和共用空間，了解什麼東西放在哪裡。
cyberwar-attack-t1083-defend = 資料夾只開放給需要的人，留意翻遍整個磁碟的程式，並放一個被開啟就會通報的誘餌檔案。

cyberwar-attack-t1084 = WMI 事件訂閱
cyberwar-attack-t1084-what = Windows 可以設定成每當某個事件發生就執行某個動作。這種訂閱重新開機後仍然存在，在檔案裡也幾乎看不出來。
cyberwar-attack-t1084-defend = 列出所有訂閱，與已知的正常狀態比對，並只讓少數管理員新增。

cyberwar-attack-t1085 = Rundll32
cyberwar-attack-t1085-what = 濫用 Windows 裡一個用來執行程式庫內容的小程式，以受信任的名義啟動外來的程式碼。
cyberwar-attack-t1085-defend = 記錄它怎麼被呼叫、載入了什麼，了解自家網路的正常用法，並用程式允許規則加以限制。

cyberwar-attack-t1086 = PowerShell
cyberwar-attack-t1086-what = 濫用 Windows 的管理語言，因為它幾乎每台機器都有，也幾乎什麼都能做。
cyberwar-attack-t1086-defend = 啟用指令碼記錄，移除過時的版本；不需要更多功能的地方，就只允許有簽章的指令碼。

cyberwar-attack-t1087 = 帳號探查
cyberwar-attack-t1087-what = 入侵者列出電腦或整個網域的帳號，挑選下一個目標。
cyberwar-attack-t1087-defend = 不需要的地方就不要顯示帳號名稱，再加一個誘餌帳號：誰去試它，就表示誰讀過這份清單。

cyberwar-attack-t1088 = 繞過使用者帳戶控制（UAC）
cyberwar-attack-t1088-what = 程式取得管理員權限之前，Windows 會先詢問。這種技術繞過詢問，沒有人會看到。
cyberwar-attack-t1088-defend = 讓大家平常不用管理員權限工作，把詢問設成最嚴格，並保持 Windows 更新。

cyberwar-attack-t1090 = 連線代理
cyberwar-attack-t1090-what = 由網路內外的另一台機器轉送流量，讓人看不出真正的目的地。
cyberwar-attack-t1090-defend = 留意替別人轉送流量的工作站，停用工作站之間沒有必要的連線，並封鎖已知的轉送點。

cyberwar-attack-t1095 = 標準非應用層協定
cyberwar-attack-t1095-what = 把指令放進 ICMP 這類維持網路運作的基本協定裡，很少有人會去看內容。
cyberwar-attack-t1095-defend = 這些協定只在需要的地方放行，並留意異常的數量、大小和目的地。

cyberwar-attack-t1097 = 票證傳遞（Pass the Ticket）
cyberwar-attack-t1097-what = 在 Windows 網域裡，票證可以證明身分。拿著偷來的票證，不用密碼也能冒充本人。
cyberwar-attack-t1097-defend = 管理員使用專用的機器，網域控制站要保護得最嚴密；遭到入侵之後，要把所有票證所依賴的金鑰更換兩次。

cyberwar-attack-t1098 = 操縱帳號
cyberwar-attack-t1098-what = 替現有帳號增加權限、改密碼或做其他變更，好繼續保有存取權。
cyberwar-attack-t1098-defend = 高權限群組一有變更就發出警示，管理用帳號和日常帳號要分開，並定期檢視權限。

cyberwar-attack-t1104 = 多階段通道
cyberwar-attack-t1104-what = 惡意程式先向一台伺服器回報，之後才被引到另一台；找到前者，也不會因此找到後者。
cyberwar-attack-t1104-defend = 找到一個之後要繼續查：檢查那台電腦在那段時間的所有連線，並把整台隔離。

cyberwar-attack-t1105 = 遠端檔案複製
cyberwar-attack-t1105-what = 從外面取得更多工具，或從一台被控制的機器複製到下一台。
cyberwar-attack-t1105-defend = 下載一律經過會檢查內容的代理伺服器，禁止工作站互相分享檔案，並只執行已知的程式。

cyberwar-attack-t1107 = 刪除檔案
cyberwar-attack-t1107-what = 工具和成果用完就刪，讓人找不到多少東西。
cyberwar-attack-t1107-defend = 記錄建立和刪除了哪些檔案，並把紀錄存在別台機器。發生資安事件時，先保全磁碟的副本，再進行清理。

cyberwar-attack-t1108 = 備用存取管道
cyberwar-attack-t1108-what = 除了第一個入口，很快又有第二個、第三個：另一個程式、另一個帳號、另一條連線。
cyberwar-attack-t1108-defend = 不要只關一扇門。先查清楚入侵的範圍，再一次全部清除，並留意對方會不會再回來。

cyberwar-attack-t1110 = 暴力破解
cyberwar-attack-t1110-what = 成千上萬次地嘗試密碼，可能是在登入畫面，也可能是對著偷來的密碼資料，沒有人會計算次數。
cyberwar-attack-t1110-defend = 要求使用長密碼和多因素驗證，登入失敗後放慢速度，並把所有帳號的失敗次數合在一起看。

cyberwar-attack-t1136 = 建立帳號
cyberwar-attack-t1136-what = 新帳號是一條密碼改了也還在的入口，看起來和其他人的帳號差不多。
cyberwar-attack-t1136-defend = 只讓少數人建立帳號，每個新帳號都要與申請核對，沒有人申請的就發出警示。

cyberwar-attack-t1143 = 隱藏視窗
cyberwar-attack-t1143-what = 程式執行時不顯示視窗，坐在螢幕前的人什麼都不會發現。
cyberwar-attack-t1143-defend = 眼睛看不到的，日誌裡看得到：記錄程式是怎麼啟動的，檢查刻意不露面的程式，並只允許已知的程式。

cyberwar-attack-t1172 = 網域前置（Domain Fronting）
cyberwar-attack-t1172-what = 連線的外層寫著知名網站，加密的內層要求的卻是同一家大型業者上的另一個網站。
cyberwar-attack-t1172-defend = 在法律和約定允許的範圍內，於閘道檢查加密流量並比對兩個名稱。許多業者已經封住這個做法。

cyberwar-attack-t1188 = 多層代理
cyberwar-attack-t1188-what = 流量經過一連串的機器，常常是匿名網路，讓人追不到來源。
cyberwar-attack-t1188-defend = 先決定自己的網路到底需不需要這類服務。不需要的話，就封鎖已知的入口，並查看每一次嘗試。

cyberwar-attack-t1192 = 魚叉式釣魚連結
cyberwar-attack-t1192-what = 為收件人量身打造的郵件，引人前往準備好的網頁。沒有附件，掃描工具能找到的線索就比較少。
cyberwar-attack-t1192-defend = 在點下連結的那一刻檢查，使用在假網頁上無效的通行金鑰（passkey），並感謝每一位通報的人。

cyberwar-attack-t1193 = 魚叉式釣魚附件
cyberwar-attack-t1193-what = 針對某個人或某個部門製作的郵件，帶來受感染的檔案，以及打開它的好理由。
cyberwar-attack-t1193-defend = 擋下危險的檔案類型，附件先在沙箱裡試過，封鎖巨集，並讓通報變得容易。

cyberwar-attack-t1203 = 利用用戶端程式漏洞
cyberwar-attack-t1203-what = 瀏覽器、文書軟體等日常程式的漏洞，讓動過手腳的檔案或網頁能執行外來的程式碼。
cyberwar-attack-t1203-defend = 儘快更新這些程式，在沙箱裡執行，啟用漏洞利用防護；文書軟體啟動別的程式時，要查明原因。

cyberwar-attack-t1204 = 使用者執行
cyberwar-attack-t1204-what = 關鍵的一步交給人來完成：有人毫不懷疑地開啟檔案或點下連結。
cyberwar-attack-t1204-defend = 和所有人一起演練，不責怪任何人；不讓郵件和下載來的程式執行，並打造點錯一次也撐得住的系統。

cyberwar-attack-t1208 = Kerberoasting
cyberwar-attack-t1208-what = 在 Windows 網域裡，服務的票證是用該服務帳號的密碼加密的。密碼太弱的話，攻擊者就能在別人看不到的地方，從票證猜出密碼。
cyberwar-attack-t1208-defend = 使用受管理的服務帳號，搭配又長又隨機的密碼、新的加密方式和少量權限，並留意有人一口氣要求許多票證。

cyberwar-attack-t1518 = 軟體探查
cyberwar-attack-t1518-what = 入侵者盤點安裝了哪些程式和版本，找出過時的軟體和防護軟體。
cyberwar-attack-t1518-defend = 自己的清單要比對方的更完整：清楚裝了什麼，移除不需要的，其餘都更新。

# Defence cards

cyberwar-defence-d01 = 處理程序監控
cyberwar-defence-d01-what = 記錄電腦上哪些程式啟動和結束、由誰啟動，以及哪個程式呼叫了哪個程式。
cyberwar-defence-d01-tools = 端點感測器和稽核功能，例如 Windows 的 Sysmon，或 Linux 的 auditd。

cyberwar-defence-d02 = 處理程序命令列參數
cyberwar-defence-d02-what = 把呼叫程式的整行指令記錄下來。同一個程式可能是日常工作，也可能是攻擊，看這一行就知道。
cyberwar-defence-d02-tools = Windows 內建、含命令列的處理程序稽核，或 Sysmon、osquery 之類的感測器。

cyberwar-defence-d03 = 檔案監控
cyberwar-defence-d03-what = 記錄哪些檔案被建立、變更和刪除，並把重要檔案與已知的正常狀態比對。
cyberwar-defence-d03-tools = 檔案完整性監控，例如 Wazuh 或 AIDE。

cyberwar-defence-d04 = API 監控
cyberwar-defence-d04-what = 記錄程式呼叫了作業系統的哪些功能，例如存取記憶體、帳號或鍵盤。
cyberwar-defence-d04-tools = 端點偵測（EDR）和系統的事件追蹤；要檢查個別檔案，可用 CAPE 之類的沙箱。

cyberwar-defence-d05 = 處理程序的網路使用
cyberwar-defence-d05-what = 記錄電腦上哪個程式開啟哪條連線：瀏覽器連線很正常，文字編輯器就不是了。
cyberwar-defence-d05-tools = 主機防火牆和端點感測器，例如 Sysmon 或 osquery。

cyberwar-defence-d06 = 封包擷取
cyberwar-defence-d06-what = 把經過網路某一點的流量連同內容保存下來，之後可以再讀一次。
cyberwar-defence-d06-tools = 仔細查看用 Wireshark 和 tcpdump，大量保存和搜尋用 Arkime。

cyberwar-defence-d07 = Windows 登錄
cyberwar-defence-d07-what = 記錄 Windows 設定資料庫的變更，例如啟動項目和服務。
cyberwar-defence-d07-tools = Sysmon 的登錄事件；盤點則用 Autoruns。

cyberwar-defence-d08 = 身分驗證日誌
cyberwar-defence-d08-what = 記錄誰在什麼時候、從哪裡、用什麼方式登入，以及誰試了卻失敗。
cyberwar-defence-d08-tools = 把目錄服務、VPN 和雲端服務的日誌，集中到 Wazuh 或 Graylog 之類的日誌系統（SIEM）。

cyberwar-defence-d09 = NetFlow／內部 NetFlow
cyberwar-defence-d09-what = 在對外邊界和內部網段之間，記錄誰和誰通訊、什麼時候、多久、多少量，但不記錄內容。
cyberwar-defence-d09-tools = 路由器和交換器的流量資料，用 nfdump 或 SiLK 等工具收集。

cyberwar-defence-d10 = Windows 事件日誌
cyberwar-defence-d10-what = Windows 記下的自身動態：新的服務、工作和帳號，被清除的日誌，以及各種錯誤。
cyberwar-defence-d10-tools = 用 Windows 事件轉送來收集，用 Hayabusa 或 Chainsaw 來搜尋。

cyberwar-defence-d11 = 網路協定分析
cyberwar-defence-d11-what = 把流量拆開，檢查它是否真的使用所宣稱的協定，以及裡面傳了什麼內容。
cyberwar-defence-d11-tools = 網路感測器，例如 Zeek 或 Suricata。

cyberwar-defence-d12 = 二進位檔案中繼資料
cyberwar-defence-d12-what = 檢視程式檔案本身的資訊：簽章、發行者、雜湊值、結構，以及有沒有加殼。
cyberwar-defence-d12-tools = 簽章和雜湊值用 Sigcheck，檔案中的特徵用 YARA。

# Tactics: what a technique is meant to achieve

cyberwar-tactic-reconnaissance = 偵察
cyberwar-tactic-reconnaissance-what = 攻擊者在動手之前，先收集組織、人員和系統的資訊。
cyberwar-tactic-resource-development = 資源開發
cyberwar-tactic-resource-development-what = 攻擊者取得或打造之後會用到的東西，例如網域、伺服器、帳號和工具。
cyberwar-tactic-initial-access = 初始存取
cyberwar-tactic-initial-access-what = 攻擊者透過郵件、偷來的帳號密碼，或對外系統的漏洞，踏進網路的第一步。
cyberwar-tactic-execution = 執行
cyberwar-tactic-execution-what = 攻擊者讓電腦執行外來的程式碼或指令。
cyberwar-tactic-persistence = 持續潛伏
cyberwar-tactic-persistence-what = 攻擊者確保自己還能回來，即使重新開機、更新或改了密碼也一樣。
cyberwar-tactic-privilege-escalation = 權限提升
cyberwar-tactic-privilege-escalation-what = 攻擊者取得比原本更高的權限，例如管理員權限。
cyberwar-tactic-defense-evasion = 防禦規避
cyberwar-tactic-defense-evasion-what = 攻擊者躲開或繞過人、日誌和防護軟體。
cyberwar-tactic-credential-access = 憑證存取
cyberwar-tactic-credential-access-what = 攻擊者取得密碼、金鑰或票證。
cyberwar-tactic-discovery = 探查
cyberwar-tactic-discovery-what = 攻擊者四處查看，了解有哪些系統、帳號和資料。
cyberwar-tactic-lateral-movement = 橫向移動
cyberwar-tactic-lateral-movement-what = 攻擊者從一台電腦移到下一台，逐步接近真正的目標。
cyberwar-tactic-collection = 收集
cyberwar-tactic-collection-what = 攻擊者把要帶走的資料收集起來。
cyberwar-tactic-command-and-control = 命令與控制（C2）
cyberwar-tactic-command-and-control-what = 攻擊者從外面與被控制的電腦通訊，儘量不引人注意。
cyberwar-tactic-exfiltration = 資料外傳
cyberwar-tactic-exfiltration-what = 攻擊者把收集到的資料運出網路。
cyberwar-tactic-impact = 衝擊
cyberwar-tactic-impact-what = 攻擊者干擾、竄改或破壞系統和資料，或讓它們無法使用。

# Groups of the box

cyberwar-group-g0022 = APT3
cyberwar-group-g0022-what = 又稱 Gothic Panda 或 Buckeye，研究人員認為與中國有關的組織：最初攻擊美國的機構，2015 年起則多以香港為目標。
cyberwar-group-g0016 = APT29
cyberwar-group-g0016-what = 又稱 Cozy Bear，多國政府認為屬於俄羅斯對外情報機關的組織：至少從 2008 年起活動，主要想取得歐洲和北約國家的政府、研究機構與智庫的資訊。

# Mitigations of ATT&CK

cyberwar-mitigation-m1013 = 應用程式開發者指引
cyberwar-mitigation-m1015 = Active Directory 設定
cyberwar-mitigation-m1016 = 弱點掃描
cyberwar-mitigation-m1017 = 使用者訓練
cyberwar-mitigation-m1018 = 使用者帳號管理
cyberwar-mitigation-m1019 = 威脅情資計畫
cyberwar-mitigation-m1020 = SSL/TLS 檢查
cyberwar-mitigation-m1021 = 限制網頁內容
cyberwar-mitigation-m1022 = 限制檔案與目錄權限
cyberwar-mitigation-m1024 = 限制登錄權限
cyberwar-mitigation-m1025 = 特權處理程序保護
cyberwar-mitigation-m1026 = 特權帳號管理
cyberwar-mitigation-m1027 = 密碼原則
cyberwar-mitigation-m1028 = 作業系統設定
cyberwar-mitigation-m1029 = 資料異地保存
cyberwar-mitigation-m1030 = 網路區隔
cyberwar-mitigation-m1031 = 網路入侵防禦
cyberwar-mitigation-m1032 = 多因素驗證
cyberwar-mitigation-m1033 = 限制安裝軟體
cyberwar-mitigation-m1034 = 限制安裝硬體
cyberwar-mitigation-m1035 = 限制從網路存取資源
cyberwar-mitigation-m1036 = 帳號使用原則
cyberwar-mitigation-m1037 = 過濾網路流量
cyberwar-mitigation-m1038 = 執行管控
cyberwar-mitigation-m1039 = 環境變數權限
cyberwar-mitigation-m1040 = 端點行為防護
cyberwar-mitigation-m1041 = 加密敏感資訊
cyberwar-mitigation-m1042 = 停用或移除功能
cyberwar-mitigation-m1043 = 憑證存取保護
cyberwar-mitigation-m1044 = 限制載入程式庫
cyberwar-mitigation-m1045 = 程式碼簽章
cyberwar-mitigation-m1046 = 開機完整性
cyberwar-mitigation-m1047 = 稽核
cyberwar-mitigation-m1048 = 應用程式隔離與沙箱
cyberwar-mitigation-m1049 = 防毒軟體
cyberwar-mitigation-m1050 = 漏洞利用防護
cyberwar-mitigation-m1051 = 軟體更新
cyberwar-mitigation-m1052 = 使用者帳戶控制（UAC）
cyberwar-mitigation-m1053 = 資料備份
cyberwar-mitigation-m1054 = 軟體設定
cyberwar-mitigation-m1055 = 不採取緩解
cyberwar-mitigation-m1056 = 入侵前措施
cyberwar-mitigation-m1057 = 資料外洩防護（DLP）
cyberwar-mitigation-m1060 = 備援通訊管道
