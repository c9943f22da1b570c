# ゲーム後の検討：勝率、決定、流れが変わった場面。

review-title = 検討
review-accuracy = 正確さ{ $accuracy }%（決定{ $count }回）
review-no-decisions = 決める場面がありませんでした
review-made = 勝率の変化：自分の決定{ $own }、ほかの人の決定{ $others }、運{ $luck }。
review-chances = 勝率の推移（すべて公開した場合）
review-turning = 流れが変わった場面
review-no-turning = 大きく損をした決定はありません。
review-lost = { $step }手目：{ $player }は「{ $did }」（{ $chance }%）で勝率を{ $points }ポイント失いました。
review-better = よりよい手：「{ $better }」（{ $chance }%）
