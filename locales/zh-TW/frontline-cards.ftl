# Cyber FrontLine: the stages, the action cards, every technique, defence and event.
# Names of techniques and mitigations are those of MITRE ATT&CK® v9, and the keys hold their ids.
# An effect says exactly what a card does in the game; -what, -defend and -limits speak of the real world.

# The five stages of an attack
frontline-stage-deliver = 遞送
frontline-stage-exploit = 利用
frontline-stage-control = 操控
frontline-stage-spread = 擴散
frontline-stage-objective = 目標

# Action cards
frontline-plan-recon = 偵察
frontline-plan-recon-effect = 在偵察階段，可以翻開對手一張蓋著的防禦牌。翻開後就保持翻開。
frontline-plan-weaponise = 武器化
frontline-plan-weaponise-effect = 在武器化階段，查看攻擊牌庫最上面的 5 張，可以買下其中一張，其餘洗回牌庫。
frontline-plan-harden = 強化
frontline-plan-harden-effect = 在強化階段，可以從自己的牌堆買一張防禦牌，也可以把手上的防禦牌蓋放到防禦區（最多 5 張）。
frontline-plan-attack = 攻擊
frontline-plan-attack-effect = 在攻擊階段，可以依環節順序，一張一張打出手上的攻擊牌。

# Techniques, stage 1: Deliver

frontline-technique-t1566 = 網路釣魚
frontline-technique-t1566-what = 用看似可信的訊息，誘人打開附件、點選連結或交出密碼。非常多的入侵都從這裡開始。
frontline-technique-t1566-defend = 過濾郵件和附件，設定 DMARC，讓大家能輕鬆通報可疑訊息又不會被責怪。通行金鑰（passkey）這類釣不走的登入方式，也能減輕損害。

frontline-technique-t1189 = 路過式入侵
frontline-technique-t1189-what = 光是瀏覽網頁就會受害：正常的網站遭到竄改，藏在裡面的程式碼攻擊訪客的瀏覽器。
frontline-technique-t1189-defend = 讓瀏覽器保持最新並在沙箱裡執行，封鎖廣告和來路不明的指令碼，也要監看自己的網站送出了什麼。

frontline-technique-t1190 = 利用對外應用程式漏洞
frontline-technique-t1190-what = 利用網站、VPN 閘道或郵件伺服器等對外系統的漏洞入侵，不需要任何人配合。
frontline-technique-t1190-defend = 弄清楚自己有哪些系統能從外面連到，優先修補，只給少量權限，並放在獨立的網段。

frontline-technique-t1133 = 外部遠端服務
frontline-technique-t1133-what = 從外部闖進 VPN、遠端桌面等為員工準備的入口，用的多半是偷來或猜中的帳號密碼。
frontline-technique-t1133-defend = 這類入口一律要求多因素驗證，沒人用的就關掉；遠端連線只能通往必要的地方，並留意來自異常地點的登入。

# Techniques, stage 2: Exploit

frontline-technique-t1059 = 命令與指令碼執行
frontline-technique-t1059-what = 每台電腦都有供管理員使用的工具，例如命令列和指令碼語言；入侵者拿它們來執行自己的命令，幾乎不必帶惡意程式進來。
frontline-technique-t1059-defend = 只允許簽署過或已知的指令碼，用不到的地方就移除直譯器，記錄執行過的內容，並留意文書軟體啟動命令列的情形。

frontline-technique-t1203 = 利用用戶端程式漏洞
frontline-technique-t1203-what = 檔案或網頁利用開啟它的程式（例如瀏覽器、文書軟體或文件閱讀器）的漏洞，在使用者的電腦上執行程式碼。
frontline-technique-t1203-defend = 儘早更新程式，在隔離環境裡開啟外來的內容，並啟用系統的漏洞利用防護。

frontline-technique-t1204 = 使用者執行
frontline-technique-t1204-what = 這種攻擊需要有人動手：打開文件、啟動程式、允許巨集。
frontline-technique-t1204-defend = 封鎖來自網際網路的巨集和程式，只允許核准的軟體執行。總會有人點下去，所以要持續訓練，但不要責怪。

# Techniques, stage 3: Control

frontline-technique-t1219 = 遠端存取軟體
frontline-technique-t1219-what = 用一般的遠端支援軟體從遠處操控電腦。因為是知名產品，比惡意程式更不引人注意。
frontline-technique-t1219-defend = 選定一套遠端支援工具，其他的在電腦和網路上一律封鎖。提醒員工提防來電要求安裝軟體的人。

frontline-technique-t1102 = 借道 Web 服務
frontline-technique-t1102-what = 命令和回應經由社群網站或雲端儲存等熱門的 Web 服務往來，混在平常的流量裡。
frontline-technique-t1102-defend = 對外流量一律經過代理伺服器，依需要開放服務，並找出和不相干的服務通訊的程式與伺服器。

frontline-technique-t1205 = 流量暗號
frontline-technique-t1205-what = 隱藏的入口平時緊閉、毫無動靜，直到網路上傳來特定的暗號才打開。在那之前，掃描什麼也找不到。
frontline-technique-t1205-defend = 用具狀態檢查的防火牆丟棄預期外的封包，關掉沒人用的功能，並比對裝置實際監聽的連接埠與應有的情形。

# Techniques, stage 4: Spread

frontline-technique-t1210 = 利用遠端服務漏洞
frontline-technique-t1210-what = 從內部的一台電腦，利用另一台電腦網路服務的漏洞擴散。2017 年的蠕蟲 WannaCry 就這樣蔓延到整個組織。
frontline-technique-t1210-defend = 內部和外部一樣要修補，關掉老舊的服務，並劃分網路，讓一台電腦無法連到其他所有電腦。

frontline-technique-t1021 = 登入遠端服務
frontline-technique-t1021-what = 入侵者用偷來的帳號，透過遠端桌面、SSH 或檔案共用，從一台電腦登入另一台，看起來就像管理員在工作。
frontline-technique-t1021-defend = 內部也要求多因素驗證，帳號只能登入有需要的地方，每台電腦的本機密碼都不同，並留意不尋常的登入路徑。

frontline-technique-t1080 = 污染共用內容
frontline-technique-t1080-what = 在共用磁碟或程式碼儲存庫裡，對許多人會開啟的檔案動手腳。下一個開啟的人就會受感染。
frontline-technique-t1080-defend = 只讓少數人能寫入，不准從共用資料夾啟動程式，審查變更，並保留先前的版本。

# Techniques, stage 5: Objective

frontline-technique-t1486 = 加密資料
frontline-technique-t1486-what = 把受害者的資料加密，要求付贖金才給金鑰。醫院、城市和輸油管線都曾因此停擺。
frontline-technique-t1486-defend = 保留多份備份，其中一份放在無法從網路存取的地方，並演練還原。也要有沒有電腦時的工作計畫。

frontline-technique-t1048 = 以其他協定外傳資料
frontline-technique-t1048-what = 偷來的資料不走操控用的通道，而是改從檔案傳輸、郵件或 DNS 等別的路徑送出去。
frontline-technique-t1048-defend = 只放行必要的協定，而且要經過已知的伺服器；留意異常的流量，並把敏感資料分開存放。

frontline-technique-t1489 = 停止服務
frontline-technique-t1489-what = 關掉重要的服務，讓大家無法工作，或讓資料庫和備份失去保護、任人破壞。
frontline-technique-t1489-defend = 只讓少數帳號能停止服務，從獨立的網路管理它們；重要的服務一停就發出警示。

# Defences

frontline-mitigation-m1016 = 弱點掃描
frontline-mitigation-m1016-what = 定期檢查自己的系統有沒有已知的漏洞和錯誤設定，搶在別人之前發現。
frontline-mitigation-m1016-limits = 它只找得到已知的問題，也不會替你修好。從外部和內部都要掃描，並訂好誰要在何時之前修復。

frontline-mitigation-m1017 = 使用者訓練
frontline-mitigation-m1017-what = 讓大家學會看穿騙術，覺得不對勁時知道該告訴誰。
frontline-mitigation-m1017-limits = 沒有人能整天保持警覺。少量多次地訓練，肯定通報的人，別讓一切取決於有沒有點錯那一下。

frontline-mitigation-m1018 = 使用者帳號管理
frontline-mitigation-m1018-what = 每個帳號都有負責人，權限不超過工作所需，也有使用期限。
frontline-mitigation-m1018-limits = 帳號在權限範圍內遭濫用時，它幫不上忙。人員異動時要檢視權限，離職當天就停用帳號。

frontline-mitigation-m1021 = 限制網頁內容
frontline-mitigation-m1021-what = 靠代理伺服器和瀏覽器設定，擋掉危險的網站、下載、指令碼和附件。
frontline-mitigation-m1021-limits = 新網站不在任何名單上，可信的網站也會被駭。例外要容易申請，否則大家會自己想辦法繞過。

frontline-mitigation-m1026 = 特權帳號管理
frontline-mitigation-m1026-what = 什麼都能做的帳號要少，與日常工作分開，只短時間借用，並受到監看。
frontline-mitigation-m1026-limits = 服務帳號很容易被遺忘。別用管理員帳號讀信，並封存一個緊急時使用的帳號。

frontline-mitigation-m1030 = 網路區隔
frontline-mitigation-m1030-what = 把網路劃成幾個區域，區域之間只讓必要的流量通過。一區出事，也不會波及其他區。
frontline-mitigation-m1030-limits = 只要有一條被遺忘的通道就前功盡棄。從備份、管理和生產設備做起，並測試隔離有沒有破口。

frontline-mitigation-m1031 = 網路入侵防禦
frontline-mitigation-m1031-what = 線路上的設備把流量和已知的攻擊特徵比對，相符的就擋下。
frontline-mitigation-m1031-limits = 加密的流量不先解開就看不到，新的手法它也不認得。特徵要保持最新，警示也要有人看。

frontline-mitigation-m1032 = 多因素驗證
frontline-mitigation-m1032-what = 光有偷來的密碼還不夠：登入還需要裝置、金鑰或指紋。
frontline-mitigation-m1032-limits = 驗證碼可能被騙走，登入後的工作階段也可能被偷。優先採用通行金鑰（passkey）或安全金鑰，也別留下沒有它的舊登入方式。

frontline-mitigation-m1037 = 過濾網路流量
frontline-mitigation-m1037-what = 防火牆依位址、連接埠和協定，只讓必要的流量進出。
frontline-mitigation-m1037-limits = 在放行的流量裡，它分不出好壞。對外的流量也要過濾，每條規則都要有負責人，舊規則要移除。

frontline-mitigation-m1038 = 執行管控
frontline-mitigation-m1038-what = 只有列在允許清單上的程式和指令碼才能執行。
frontline-mitigation-m1038-limits = 允許的程式也可能遭濫用。先觀察再封鎖，並讓新軟體能很快得到核准。

frontline-mitigation-m1042 = 停用或移除功能
frontline-mitigation-m1042-what = 沒有安裝、沒有啟用的東西就無從攻擊：服務、巨集、老舊的協定。
frontline-mitigation-m1042-limits = 更新和新裝置會把它們帶回來。從精簡的範本開始，並定期檢查有哪些東西在執行。

frontline-mitigation-m1048 = 應用程式隔離與沙箱
frontline-mitigation-m1048-what = 處理外來內容的程式在封閉的環境裡執行，幾乎接觸不到系統的其他部分。
frontline-mitigation-m1048-limits = 沙箱也有漏洞，程式在裡面能存取的資料仍然保不住。沙箱要保持更新，權限要小。

frontline-mitigation-m1049 = 防毒軟體
frontline-mitigation-m1049-what = 依已知特徵和行為認出惡意程式，加以阻止。
frontline-mitigation-m1049-limits = 剛出現的惡意程式和遭濫用的內建工具會成為漏網之魚。每台電腦都要安裝，防止被人關掉，並確保警示有人收到。

frontline-mitigation-m1050 = 漏洞利用防護
frontline-mitigation-m1050-what = 作業系統，或網頁應用程式防火牆這類過濾器，能認出利用漏洞的典型手法並加以中斷。
frontline-mitigation-m1050-limits = 它讓漏洞更難利用，但並非不可能，還可能影響老舊的程式。它能爭取更新前的時間，但不能取代更新。

frontline-mitigation-m1051 = 軟體更新
frontline-mitigation-m1051-what = 廠商的更新能補上已經公開的漏洞。
frontline-mitigation-m1051-limits = 還沒有人知道的漏洞就沒有更新可裝。弄清楚自己有哪些設備和軟體，優先修補對外的部分，不再更新的就汰換。

frontline-mitigation-m1053 = 資料備份
frontline-mitigation-m1053-what = 資料和系統的副本，放在入侵者無法存取的地方。
frontline-mitigation-m1053-limits = 它能找回資料，但不能阻止偷走的資料被公開。實際試過還原，備份才算數。

# Events

frontline-event-olympics = 舉辦奧運
frontline-event-olympics-effect = 每位玩家各從攻擊牌庫隨機得到 1 張攻擊牌，再從自己的牌堆隨機得到 1 張防禦牌，加入手牌，不必付費。
frontline-event-olympics-what = 大型活動會引來攻擊者，也會動員防守方。2018 年冬季奧運的開幕式曾遭惡意程式干擾。
frontline-event-olympics-defend = 及早聯合演練：之後幾屆，主辦單位和政府都演練了好幾年。

frontline-event-staffing = 增聘人員
frontline-event-staffing-effect = 這回合，雙方都最多可以出 4 張行動牌。
frontline-event-staffing-what = 資安最缺的就是人才。
frontline-event-staffing-defend = 自己培養新血、和夥伴分擔輪值，比任何一種工具都管用。

frontline-event-state-backing = 國家撐腰
frontline-event-state-backing-effect = 這回合，攻擊區的牌較少的玩家最多可以出 4 張行動牌；一樣多時，雙方都可以。
frontline-event-state-backing-what = 有些組織替國家做事，有時間、有錢，也有耐心。
frontline-event-state-backing-defend = 閱讀政府公布的手法分析，並檢查自己的網路有沒有類似的跡象。

frontline-event-extra-budget = 追加預算
frontline-event-extra-budget-effect = 每位玩家額外得到 10 資金。
frontline-event-extra-budget-what = 資安預算常在出事之後才來。
frontline-event-extra-budget-defend = 事先排好優先順序，才能把錢花在刀口上。

frontline-event-budget-cut = 刪減預算
frontline-event-budget-cut-effect = 每位玩家失去 5 資金，但不會低於 0。
frontline-event-budget-cut-what = 資安要和其他工作爭取預算，有時候會爭輸。
frontline-event-budget-cut-defend = 先做花費不多的事：更新、整理帳號、關掉不用的服務、測試過的備份。

frontline-event-zero-day = 零時差漏洞
frontline-event-zero-day-effect = 這回合，這些防禦牌擋不下任何攻擊：{ $cards }。
frontline-event-zero-day-what = 還沒有更新，漏洞就先公開了。
frontline-event-zero-day-defend = 在更新推出前，要靠其他防線撐住：隔離、限縮權限、密切監看。

frontline-event-reorganisation = 組織改組
frontline-event-reorganisation-effect = 每位玩家可以把自己一張翻開的防禦牌蓋回去。
frontline-event-reorganisation-what = 網路和職責會變，入侵者摸清的情況也會過時。
frontline-event-reorganisation-defend = 自己的計畫也一樣會過時：要保持最新，並講清楚現在由誰負責。

frontline-event-c2-takedown = 瓦解 C2
frontline-event-c2-takedown-effect = 攻擊區有 3 張以上的玩家，各棄掉其中最後一張。
frontline-event-c2-takedown-what = 各國警方和企業會聯手關閉操控惡意程式的伺服器，2021 年的 Emotet 就是一例。那些組織往往會捲土重來。
frontline-event-c2-takedown-defend = 善用爭取到的時間：清除受感染的設備，堵住惡意程式進來的路。

frontline-event-insider-leak = 內部洩密
frontline-event-insider-leak-effect = 每位玩家各隨機翻開一張自己蓋著的防禦牌。
frontline-event-insider-leak-what = 內部有人故意或不小心洩漏了消息。
frontline-event-insider-leak-defend = 細節只告訴需要的人，並留意誰在看什麼。

frontline-event-tool-leak = 攻擊工具外流
frontline-event-tool-leak-effect = 這回合，攻擊牌的費用減 2，但最低為 1。
frontline-event-tool-leak-what = 2017 年，某情報機關的攻擊工具遭到公開，幾週內就被犯罪者拿去使用。
frontline-event-tool-leak-defend = 儘快安裝更新：能防堵這些工具的更新，其實更早就推出了。

frontline-event-awareness-month = 資安月
frontline-event-awareness-month-effect = 這回合，防禦牌的費用減 2，但最低為 1。
frontline-event-awareness-month-what = 許多國家都有資安月，日本在 2 到 3 月，美國和歐洲在 10 月。
frontline-event-awareness-month-defend = 趁這個機會把拖延的事做完，也讓大家練習怎麼回報可疑的事。

frontline-event-cease-fire = 停火
frontline-event-cease-fire-effect = 這回合沒有攻擊階段。
frontline-event-cease-fire-what = 各國在聯合國就網路空間的規範達成共識，例如不攻擊醫院和電網。
frontline-event-cease-fire-defend = 趁平靜的時候強化防護：犯罪者不受這些規範約束。
