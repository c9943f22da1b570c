# The web client. Texts shared with the terminal are in table.ftl, those of a game in its own file.

# Everywhere
web-home-link = Sandtable：首頁
web-skip-to-content = 跳到主要內容
web-language = 語言
web-theme = 外觀：{ $theme }
web-theme-auto = 跟隨系統
web-theme-dark = 深色
web-theme-light = 淺色
web-loading = 請稍候……
web-connecting = 正在前往遊戲桌……
web-close = 關閉
web-cancel = 取消
web-copy = 複製
web-copied = 已複製
web-try-again = 再試一次
web-to-home = 回首頁
web-to-table = 回遊戲桌
web-more = 更多
web-guest = 訪客
web-your-name = 你的名字
web-rules = 規則

# When something is not as it should be
web-missing-title = 這裡什麼都沒有
web-missing-text = 這個網址沒有對應的頁面，可能少了幾個字元。
web-failed-title = 出了點問題
web-failed-text = 頁面無法載入，請檢查連線後再試一次。
web-no-table-title = 沒有這張遊戲桌
web-error-unreachable = 目前無法連上伺服器。
web-error-unexpected = 出了點問題，請再試一次。

# Home
web-what-it-is-line = 玩資安桌遊，也弄懂背後的知識。
web-no-accounts = 可以和同事同桌，也可以一個人挑戰電腦玩家。不需要帳號，也不必安裝。
web-games = 遊戲
web-players = { $min }～{ $max } 人
web-players-exactly = { $max } 人
web-minutes = 約 { $minutes } 分鐘
web-players-label = 人數（含你自己）
web-bots-label = 電腦玩家的強度
web-play-now = 立即開玩
web-create = 開一張遊戲桌
web-join = 加入遊戲桌
web-join-how = 輸入代碼，加入遊戲桌
web-join-go = 加入
web-host-class = 帶班級一起玩
web-resume = 你的遊戲桌
web-forget = 從清單移除 { $code }
web-mode-label = 模式
web-play-now-of = 立即開玩：{ $game }
web-go-on = 繼續：{ $game }
web-go-on-with = 對手：{ $players }
web-go-on-bots = 對手：電腦玩家
web-found-begun = 這桌的遊戲已經開始了。
web-found-over = 這桌的遊戲已經結束。
web-found-full = 這桌的座位都滿了。
web-watch = 觀戰
web-see-result = 查看結果
web-rules-all = 所有遊戲的規則
web-replay-file = 重播已儲存的對局
web-library = 卡牌圖鑑
web-puzzle = 每日一題
web-train = 練習
web-learn = 學玩法
web-learn-of = 邊玩邊學 { $game }

## What pages other than the front door say

# Setting up a table
web-create-title = 開新桌：{ $game }
web-create-go = 開桌
web-create-how = 玩法
web-players-count = 人數
web-your-part = 你的角色
web-part-play = 我也要玩
web-part-host = 只當主持人
web-part-host-help = 由你主持這桌，例如用投影機顯示；看到的內容和觀戰者相同。
web-switches-more = 其他可調整的規則
web-time = 時限與代打
web-seats = 座位
web-seat-number = 座位 { $number }
web-seat-yours = 你
web-seat-plan = 座位 { $number } 的玩家
web-plan-open = 開放真人入座
web-plan-bot = 電腦玩家：{ $level }
web-clock-label = 每次決定的時限
web-clock-off = 不限時
web-clock-seconds = { $seconds } 秒
web-clock-minutes = { $minutes } 分鐘
web-grace-label = 玩家離開多久後可由電腦玩家代打
web-grace-never = 不代打
web-stand-in-label = 代打的電腦玩家強度
web-switches = 這桌的規則
web-switch-value = { $name }：{ $value }
web-switches-set = 這桌的設定
web-clock-set = 每次決定限時 { $seconds } 秒
web-grace-set = 離開 { $time } 後，可由電腦玩家（{ $level }）代打
web-grace-set-never = 玩家離開時，電腦玩家不會代打

# Lobby
web-lobby-title = 邀請玩家
web-lobby-how = 請大家掃描 QR Code、開啟連結，或在首頁輸入代碼。
web-code = 代碼
web-qr-label = 加入連結的 QR Code
web-join-link = 加入連結
web-seat-open = 空位
web-take-seat = 入座
web-sit-here = 坐這裡
web-table-full = 座位已滿，你可以觀戰。
web-hosting = 你是不入座的主持人：由你開始遊戲，看到的內容和觀戰者相同。
web-spectators = { $count } 人正在觀戰
web-start = 開始
web-start-open = 還有 { $count } 個空位。可以再等等，或讓電腦玩家補上。
web-start-with-bots = 讓電腦玩家補位並開始
web-fill-level = 補位的電腦玩家
web-waiting-for-host = 等主持人開始遊戲。
web-read-rules = 等的時候先看看規則

# At the table
web-reconnecting = 連線中斷，正在重新連線；恢復前無法操作。
web-offline = 這台裝置目前離線，恢復連線後會自動回到這桌。
web-try-now = 立即重試
web-you = 你
web-you-name = 你
web-deciding = 思考中
web-away-short = 離開中
web-held-short = 電腦代打
web-watching = 觀戰中
web-spectator = 觀戰者
web-chat-host = 主持人
web-the-host = 主持人
web-prompt-bar = 現在要決定什麼
web-in-words = 用文字描述桌面
web-all-options = 所有選項
web-all-options-count = 所有選項（{ $count }）
web-options-none = 現在沒有需要你決定的事。
web-picked = 你選的項目
web-let-go = 取消選擇 { $thing }
web-your-turn = 輪到你了
web-sound = 音效
web-standing = 目前局勢
web-leads = 領先
web-views = 桌面檢視
web-view-between = 桌面
web-view-own = 我的
web-view-shop = 購買
web-view-others = 其他玩家
web-view-waits = 這裡有可操作的項目
web-panel-fold = 收合側邊欄
web-panel-unfold = 展開側邊欄
web-choose-of = 從 { $count } 種中選一種
web-tab-options = 選項
web-skip = 略過
web-take-back = 收回
web-about = 這是什麼？
web-meant = 建議
web-advice = 建議
web-coach-setting = 顯示建議
web-projector-setting = 放大顯示，讓全場都看得清楚
web-faster = 加快動畫
web-clock = 還剩 { $seconds } 秒
web-side-panel = 紀錄、聊天等
web-tab-log = 紀錄
web-tab-details = 卡牌
web-tab-chat = 聊天
web-tab-rules = 規則
web-log = 到目前為止的經過
web-log-earlier = 更早的 { $count } 則紀錄
web-log-empty = 還沒有發生任何事。
web-chat = 聊天
web-chat-empty = 還沒有人說話。
web-chat-say = 說點什麼
web-chat-send = 送出
web-details-empty = 點選一張牌，這裡就會顯示說明。
web-what-it-is = 這是什麼
web-what-defenders-do = 防守方怎麼做
web-rule = 相關規則
web-to-library = 在卡牌圖鑑中查看
web-rules-in-full = 在獨立頁面閱讀規則
web-table-menu = 這桌
web-invite = 邀請別人
web-invite-text = 開啟這個連結的人可以坐空位或觀戰。
web-other-device = 換裝置繼續玩
web-other-device-text = 在另一台裝置開啟這個個人連結。拿到連結的人就能操作你的座位，請不要給別人。
web-qr-personal = 個人連結的 QR Code
web-personal-link = 你的個人連結
web-hold-own = 讓電腦玩家代打
web-held-own = 電腦玩家正在替你玩。
web-hold-end = 換回自己玩
web-away = { $player } 離開中。
web-hold-soon = 再過 { $seconds } 秒就能讓電腦玩家代打。
web-hold-never = 這桌會等玩家回來。
web-hold = 先讓電腦玩家代打
web-leave = 離開（保留座位）

# Personal links
web-link-title = 個人連結
web-link-other = 這是 { $other } 的座位連結。你在這桌坐的是 { $own } 的座位。
web-link-both = 開啟後，你原本的座位仍會保留，可以從這桌的選單切換回來。
web-link-open-as = 以 { $player } 的身分開啟
web-link-stay = 繼續當 { $player }
web-turned-link-wrong = 這個個人連結不屬於這桌。你可以觀戰，或坐空位。
web-turned-link-wrong-own = 這個個人連結不屬於這桌。一切照舊：你仍然是 { $player }。
web-turned-seat-gone = 這個瀏覽器原本在這桌的座位已經不屬於你了。你可以觀戰，或坐空位。

# The result
web-scored = 本局計分
web-scoring = 勝負是怎麼決定的
web-rank = 第 { $place } 名
web-course = 局勢變化
web-course-how = 點選一個時間點，就能在重播中查看。
web-course-moment = 第 { $step } 步：{ $scores }
web-course-score = { $player }（{ $score }）
web-rematch = 再玩一次
web-rematch-waiting = 下一局已經開始了。
web-rematch-join = 加入
web-replay = 重播
web-debrief = 賽後檢討
web-see-board = 查看桌面
web-record = 儲存對局紀錄

# Replay
web-replay-first = 到開頭
web-replay-back = 上一步
web-replay-play = 播放
web-replay-pause = 暫停
web-replay-next = 下一步
web-replay-last = 到結尾
web-replay-step = 第 { $step } 步（共 { $steps } 步）
web-replay-slider = 對局進度
web-replay-opening = 牌剛發好，還沒有人行動。
web-replay-options = 當時有哪些選項
web-play-on = 從這裡接著玩
web-play-on-how = 會開一張新的遊戲桌，從第 { $step } 步的局面開始。隱藏的牌和之後的運氣都與原局相同，所以你在重播中看到的內容依然成立。
web-play-on-seat = 你的座位
web-play-on-bots = 其他座位的電腦玩家
web-by-clock = 時間到
web-viewer = 以誰的視角觀看
web-viewer-open = 全部公開
web-viewer-spectator = 觀戰者的視角
web-viewer-seat = { $player } 的視角
web-drop-title = 把對局紀錄拖到這裡
web-drop-choose = 選擇檔案
web-drop-text = 就是遊戲結束時點選「儲存對局紀錄」得到的檔案。

# Rules
web-play = 開始玩
web-rules-contents = 目錄
web-rules-search = 在這份規則中搜尋
web-rules-found = 第 { $at } 處（共 { $count } 處）
web-rules-not-found = 找不到
web-find-back = 到上一處
web-find-next = 到下一處
web-picture-board = 遊戲桌的樣子
web-picture-cards = 部分卡牌

# Gallery
web-gallery = 設計用的卡牌總覽
web-gallery-kinds = 種類
web-gallery-all = 全部
web-gallery-cards = 每張牌的兩面
web-gallery-known = 可以查看另一面的牌
web-gallery-small = 小牌
web-gallery-marks = 徽章與標記
web-gallery-common = 共用元件
web-search-list = 搜尋
web-search-in = 搜尋：{ $list }

# 主持一桌的人
web-host-run = 主持這桌
web-host-pause = 暫停
web-host-go-on = 繼續
web-host-more-time = 多給一分鐘
web-host-say = 對大家說一句話
web-host-talk = 誰可以聊天
web-host-talk-everyone = 所有人
web-host-talk-players = 玩家
web-host-talk-nobody = 只有你
web-host-grace = 玩家離開後，多久可由電腦玩家代打
web-host-grace-after = { $seconds } 秒後
web-host-grace-never = 一律不代打
web-host-close = 不再開放入座
web-host-pass-on = 設為主持人
web-host-pass-on-sure = 改由 { $player } 主持。
web-host-swap = 往前移一個座位
web-host-remove = 請離
web-host-remove-sure = 把 { $player } 請離這桌。
web-host-remove-sure-playing = 由電腦玩家接替 { $player }。
web-host-role = 主持人
web-host-not-here = 未連線
web-host-end-round = 玩完這一輪就結束
web-host-end-not = 還是玩到最後
web-host-end-now = 立刻結束
web-host-end-sure = 遊戲以目前的局面結束。
web-paused = 遊戲暫停中，等主持人宣布繼續。
web-last-round = 這一輪結束後，遊戲就結束。
web-ended-early = 遊戲提前結束了
web-ended-early-text = 以結束時的局面計算結果。
web-to-class = 回到班級

# 提示
web-hint = 提示
web-hint-title = 可以考慮的選擇
web-hint-thinking = 正在模擬許多種後續發展……
web-hint-none = 沒有別的選擇。
web-hint-wins = 勝率
web-hint-percent = { $percent }%
web-hint-how = 依照你看得到的資訊，模擬許多種後續發展得出的勝率，假設所有人都合理應對。長條的淺色部分是誤差範圍。
web-host-hints = 給玩家的提示
web-host-hints-always = 隨時可用
web-host-hints-first-game = 只限第一局
web-host-hints-never = 不提供
web-review = 逐步檢討

# Taking back by consent
web-take-back-ask = 請大家讓我收回上一個決定
web-take-back-own = 你請大家讓你收回上一個決定。
web-take-back-asks = { $player } 想收回上一個決定。
web-take-back-means = 同意的話，會回到那個決定之前；牌和骰子的結果不會變。
web-take-back-waits = 還沒回答：{ $players }。
web-take-back-left = 沒有回答就維持原樣（還剩 { $seconds } 秒）。
web-take-back-agree = 同意
web-take-back-grant = 准許
web-take-back-decline = 不同意，繼續玩
web-take-back-withdraw = 算了

# Open hands
web-hands-first = 手牌公開：第一輪結束之前，這桌的玩家都能看所有人的手牌。
web-hands-host = 主持這桌的人觀戰時看得到所有人的手牌。
web-hands-watchers = 觀戰者和投影畫面也看得到公開的手牌。
web-hands-short = 手牌公開中
web-hands-fold = 收起這則通知
web-hands-look = 看所有人的手牌
web-hands-title = 所有人的手牌
web-host-hands-first = 第一輪公開手牌
web-host-hands-host = 我觀戰時看所有人的手牌
web-host-hands-watchers = 觀戰者和投影畫面也看得到公開的手牌

web-compare = 比較選擇
web-play-on-same = 照實際情況接著玩
web-play-on-same-how = 隱藏的牌和運氣都和原本的對局一樣。
web-play-on-redealt = 隱藏的部分重發後接著玩
web-play-on-redealt-how = 這個座位看不到的部分和之後的運氣都會不同；它已經知道的一切都不變。
