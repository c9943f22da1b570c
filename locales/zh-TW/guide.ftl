## 每個引導式第一局共用的文字。

guide-name = 引導式第一局
guide-chapter = 第 { $chapter } 章（共 { $chapters } 章）
guide-free = 換你了（標示的是建議）
guide-strayed = 換個選擇也沒問題
guide-go-back = 收回這一步
guide-go-on = 繼續
guide-leave = 離開
guide-leave-title = 離開課程；可以從首頁繼續
guide-waiting = 輪到對手了。看看對手怎麼做。
guide-done = 你完成了課程
guide-seen = 已經遇到
guide-not-seen = 還沒遇到（可以在規則中閱讀）
guide-real = 玩一場真正的遊戲
guide-play-on = 把這場玩完
guide-next = 下一課：{ $lesson }
guide-anew = 重新開始課程
guide-hm = 不太對。
