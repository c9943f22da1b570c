# 只有逐步檢討頁面會用到的文字
review-web-running = 正在評估第 { $done } 個決定（共 { $of } 個）……
review-web-later = 進行中的遊戲優先。
review-web-stop = 停止
review-web-stopped = 檢討已停止。
review-web-begin = 檢討這一局
review-web-player = 玩家
review-web-accuracy = 準確度
review-web-own = 自己的決定
review-web-others = 別人的決定
review-web-luck = 運氣
review-web-percent = { $percent }%
review-web-step = 第 { $step } 步
review-web-what-if = 換個選擇呢？
review-web-lost = −{ $points } 個百分點
review-web-all = { $count ->
        [1] 1 個決定
       *[other] 全部 { $count } 個決定
    }
review-web-everyone = 所有人
review-web-show = 逐一查看
review-web-moment = 第 { $step } 步：{ $chances }
review-web-chance = { $player }（{ $chance }%）
review-web-how = 曲線是所有牌公開時的勝率。每個決定都只依當時那位玩家看得到的資訊，模擬許多種後續發展來評估，假設所有人都合理應對。準確度是最佳決定能保住的勝率中，實際保住的比例。運氣是抽牌、擲骰與看不到的牌造成的變化。
review-web-compare = 比較兩個選擇
review-web-compare-how = 依照 { $player } 在這裡看得到的資訊，為兩個選擇各模擬許多種同樣的後續發展，假設所有人都合理應對。
review-web-compare-pick = 選兩個
review-web-compare-go = 比較
review-web-odds = 勝率 { $chance }%（{ $low }～{ $high }%，模擬 { $games } 次）
