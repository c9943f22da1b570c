# 今日の1問。

puzzle-ask = 一番勝ちやすい手はどれ？
puzzle-answer = この手にする
puzzle-before = ここまでの流れ
puzzle-best = 最善手です！
puzzle-as-good = 正解です。最善手との差は誤差の範囲です。
puzzle-worse = もっと勝てる手がありました。この手では100回中{ $points }回分、勝ちが減ります。
puzzle-yours = 選んだ手
puzzle-percent = { $percent }%
puzzle-why-none = 見えているものを数えるだけでは、理由を示せません。何千通りもの続きを試して初めて、勝ちやすいと分かる手です。
puzzle-how = 見えている情報と矛盾しない続きを何千通りも試し、それぞれの手で勝った割合です。帯の薄い部分は誤差の範囲です。最善手の薄い部分と重なる手は優劣を言い切れないので、正解とします。
puzzle-days = 日付
puzzle-earlier = 前の日
puzzle-later = 次の日
puzzle-today = 今日の問題
puzzle-streak = { $days }日連続正解
puzzle-share = この問題へのリンク
puzzle-round = この問題は{ $weeks }週間後にまた出題されます。
