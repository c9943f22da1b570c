## 案内付きの最初のゲームに共通する文。

guide-name = 案内付きの最初のゲーム
guide-chapter = 第{ $chapter }章（全{ $chapters }章）
guide-free = 自由な手番（印はおすすめ）
guide-strayed = 別の手でも大丈夫です
guide-go-back = この手を取り消す
guide-go-on = 次へ
guide-leave = 中断
guide-leave-title = レッスンを中断します。続きはホームから再開できます
guide-waiting = 相手の手番です。何をするか見てみましょう。
guide-done = レッスンを終えました
guide-seen = 体験したこと
guide-not-seen = まだ出ていないこと（ルールで読めます）
guide-real = 本番のゲームで遊ぶ
guide-play-on = このゲームを最後まで続ける
guide-next = 次のレッスン：{ $lesson }
guide-anew = レッスンを最初からやり直す
guide-hm = 少し違います。
