# League of Hackers: what only the board in the browser says.

# The table
league-web-overview = 玩家
league-web-overview-hint = 依結算順序排列：分數低的在前，同分時圓盤疊在上面的在前。
league-web-mine = 你的伺服器與防禦
league-web-seat-label = { $player } 的狀況
league-web-round = 第 { $round } 回合（共 { $rounds } 回合）
league-web-action = 行動 { $action }／{ $actions }
league-web-dummy = 虛擬玩家
league-web-dummy-label = 關於虛擬玩家
league-web-cards = { $cards } 張牌
league-web-points = { $points } 分
league-web-points-short = 分
league-web-soon = 若這回合現在結束：+{ $points }
league-web-has-chosen = 選好了
league-web-is-choosing = 選擇中
league-web-score = 分數
league-web-score-label = 計分板：{ $spaces }
league-web-score-space = { $score } 分：{ $players }
league-web-deck = 牌庫：{ $cards } 張
league-web-discards = 棄牌：{ $cards } 張

# Servers and defences
league-web-servers = 伺服器
league-web-supply = 供應區
league-web-supply-empty = 這回合沒有伺服器了。
league-web-supply-server = { $server }：{ $colours }。價格 { $price } 張牌。乾淨獎勵 { $bonus } 分。
league-web-price-each = 每台
league-web-bonus = 回合結束時沒有傷害，就另得 { $bonus } 分
league-web-primer = 分數來自伺服器：守好自己的，打擊別人的。
league-web-primer-spots = 漏洞。會被同色的攻擊擊中，每個最多放 { $places } 點傷害；回合結束時沒有傷害的，各得 1 分。
league-web-primer-clean = 乾淨獎勵。回合結束時，伺服器完全沒有傷害就另得的分數。
league-web-primer-cards = 之後再安裝伺服器的價格（牌的張數）。第一台不用付。
league-web-reduced = 你的價格（「{ $card }」）
league-web-host = { $server }：{ $spots }。有傷害：目前拿不到乾淨獎勵 { $bonus } 分。
league-web-host-clean = { $server }：{ $spots }。乾淨：回合結束時得獎勵 { $bonus } 分。
league-web-spot = 「{ $server }」的漏洞 { $number }：{ $colour }，{ $damage } 點傷害
league-web-damage = { $damage } 點傷害
league-web-damage-of = { $damage } 點傷害（最多 { $most } 點）
league-web-server-means = 回合結束時完全沒有傷害，就另得 { $bonus } 分。每個沒有傷害的漏洞得 1 分。價格：{ $price } 張牌。
league-web-track = 防禦力：{ $track }
league-web-defences = 防禦卡
league-web-defence-card = { $card }
league-web-tapped = 橫置
league-web-attack-cards = 攻擊卡
league-web-cost = 費用
league-web-defence = 防禦力
league-web-card-defence = 費用 { $cost } 張，防禦力 { $defence }

# Planning
league-web-planner = 你的計畫
league-web-tiles = 指令板
league-web-tile = { $tile }。選擇的玩家：{ $players }
league-web-hand = 你的手牌
league-web-no-cards = 這回合沒有手牌了
league-web-role-about = 使用
league-web-role-paid = 支付
league-web-role-back = 放回
league-web-under-tile = 已放在指令板下
league-web-hint-tile = 點選一塊指令板，或想使用的牌。
league-web-hint-defence = 點選想打出的防禦卡。
league-web-hint-attack = 點選想使用的攻擊卡。
league-web-lacks-defend = 手上沒有能配合這塊指令板的防禦卡。
league-web-lacks-attack = 手上沒有能配合這塊指令板的攻擊卡。
league-web-lacks-install = 現在無法安裝。
league-web-lacks-repair = 現在沒有牌可以用來維修。
league-web-hint-pay = 再點選 { $cards } 張牌來支付。
league-web-hint-trim = 再點選 { $cards } 張要放回的牌。
league-web-hint-more = 再點選其他牌，可以提高攻擊力。
league-web-plan-install = 需要 { $cards } 張牌，輪到你安裝時再選伺服器。最多可擁有 { $most } 台。
league-web-plan-repair = 最多移除 { $damage } 點傷害，你現在有 { $have } 點。
league-web-plan-respond = 「事件應變」可以再移除 { $damage } 點。
league-web-as-it-stands = 依目前局面計算。其他玩家可能會先安裝或防禦。
league-web-strength = 攻擊力
league-web-step = { $cards ->
        [0] 不支付
       *[other] 支付 { $cards } 張
    }
league-web-no-room = 放不下全部 { $damage } 點
league-web-no-such = 沒有這種顏色的漏洞
league-web-stopped = 被擋下（{ $by }）
league-web-clear = 清除
league-web-commit = 確定
league-web-put-back = 放回
league-web-chosen = 你選了：{ $tile }
league-web-pays-with = 支付：
league-web-can-change = 別人看不到。所有人選好之前都可以收回。
league-web-group-defend = 防禦（{ $count }）
league-web-group-attack = 攻擊（{ $count }）
league-web-group-repair = 維修（{ $count }）
league-web-group-cards = 從清單選牌（{ $count }）

# Playing it out
league-web-revealed = 指令板翻開了
league-web-took-back = 沒有伺服器了：牌收回手上。
league-web-nobody-hit = 沒有任何對手有這種漏洞。
league-web-total = 目前 { $points }
league-web-round-end = 第 { $round } 回合結束
league-web-source-damage = 對單一對手的最大傷害
league-web-source-proof-of-concept = 概念驗證
league-web-source-underground-market = 地下市場
league-web-source-solid-state-cache = 固態快取
league-web-source-vulnerabilities = 沒有傷害的漏洞
league-web-source-clean = 乾淨的「{ $server }」
league-web-source-clean-servers = 乾淨的伺服器
league-web-source-certification-audit = 認證稽核

# How players stand, and the result
league-web-if-ended = 若這回合現在結束
league-web-clean-servers = 乾淨的伺服器
league-web-round-score = 第 { $round } 回合
league-web-round-item = { $source }：{ $points }
league-web-own-damage = 自己伺服器上的傷害
league-web-tie-damage = 最高分不只一人：自己伺服器上傷害較少的獲勝。
league-web-tie-shared = 分數與自己伺服器上的傷害都相同：共同獲勝。

# About
league-web-about-install = 依價格付牌，從供應區拿一台伺服器。超過上限時要移除一台舊的，它的傷害移到新的上面。
league-web-about-defend = 打出一張防禦卡並支付費用。它會留到遊戲結束，保護該色的所有漏洞。
league-web-about-attack = 打中每個擁有該色漏洞的對手。防禦力能抵銷一般攻擊力，但擋不住直接傷害。你的得分是對單一對手造成的最大傷害。
league-web-about-repair = 每付一張牌，就從自己的伺服器移除 3 點傷害。
league-web-title-dummy = 虛擬玩家
league-web-about-dummy = 兩人遊戲時的第三個目標。它在每種顏色的防禦力等於該色漏洞的數量；有玩家擁有的本回合伺服器比它多時，它就增加一台。它不會得分。
league-web-title-deck = 牌庫
league-web-about-deck = 每回合每人發八張牌。牌庫用完時，把棄牌堆洗成新的牌庫。
league-web-title-track = 計分板
league-web-about-track = 選了同一塊指令板時，分數低的先結算。在同一格時，疊在上面的圓盤先，因為它最後才到。

# Names for where the whole one does not fit
league-attack-a-01-red-short = 跨站腳本攻擊
league-attack-a-02-red-short = SQL 注入
league-attack-a-01-yellow-short = ARP 欺騙
league-attack-a-03-yellow-short = 假冒熱點
league-attack-a-02-green-short = 密碼潑灑
league-attack-a-01-blue-short = 緩衝區溢位
league-attack-a-02-blue-short = 勒索軟體
league-attack-a-05-green-blue-short = 資訊竊取
league-attack-a-05-blue-red-short = 路過式下載
league-attack-a-06-short = 供應鏈攻擊
league-defence-thin-provision-short = 精簡佈建
league-defence-certification-audit-short = 認證稽核
league-defence-underground-market-short = 地下市場
league-attack-a-05-yellow-green-short = 濫用遠端
league-server-s-01-short = 網頁伺服器
league-server-s-02-short = 反向代理
league-server-s-04-short = 內容管理
league-server-s-07-short = 列印伺服器
league-server-s-08-short = 驗證伺服器
league-server-s-09-short = 檔案伺服器
league-server-s-10-short = 備份伺服器
league-server-s-11-short = 視訊會議
league-server-s-12-short = API 閘道
league-server-s-13-short = 協作平台
league-server-s-14-short = 目錄伺服器
league-server-s-15-short = 購物網站
league-server-s-16-short = 網路電話
league-server-s-17-short = 郵件伺服器
league-server-s-18-short = 資料庫
league-server-s-19-short = 網路銀行
league-server-s-20-short = 內容傳遞
league-server-s-21-short = 身分提供者
league-server-s-23-short = 影音串流
league-server-s-24-short = 虛擬桌面
league-server-s-25-short = 建置平台
league-server-s-26-short = 容器叢集
