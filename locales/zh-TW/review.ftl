# 賽後逐步檢討：勝率、決定、轉捩點。

review-title = 逐步檢討
review-accuracy = 準確度 { $accuracy }%（{ $count } 次決定）
review-no-decisions = 沒有需要決定的事
review-made = 勝率的變化：自己的決定 { $own }、別人的決定 { $others }、運氣 { $luck }。
review-chances = 勝率走勢（所有牌公開）
review-turning = 轉捩點
review-no-turning = 沒有哪個決定讓勝率大減。
review-lost = 第 { $step } 步：{ $player } 選了「{ $did }」（{ $chance }%），勝率少了 { $points } 個百分點。
review-better = 更好的選擇：「{ $better }」（{ $chance }%）
