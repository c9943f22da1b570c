## CyberWar 輪抽模式的引導式第一局。

lesson-cyberwar-draft-table = 大家面對同樣五個攻擊
lesson-cyberwar-draft-keep-processes = 桌上五個攻擊人人相同。留一張防禦，其餘傳出去。其中兩個會執行程式，處理程序監控看得到，留下它。
lesson-cyberwar-draft-pass = 手牌輪轉
lesson-cyberwar-draft-passed = 你把三張傳給左邊，也從右邊拿到三張。傳出去的牌，別人用得上。
lesson-cyberwar-draft-keep-files = 刪除檔案、啟動資料夾、存下的附件，全都會動到檔案。留下檔案監控。
lesson-cyberwar-draft-others = 別人留了什麼
lesson-cyberwar-draft-watch = 留下的牌是公開的。看看別人留了什麼：大家面對的是同樣五個攻擊。
lesson-cyberwar-draft-keep-commands = 五個都涵蓋了。命令列參數能從另一角度看到其中兩個，留下它。
lesson-cyberwar-draft-drop = 只算三張
lesson-cyberwar-draft-drop-metadata = 每人移除一張，剩三張。二進位檔案中繼資料在這裡沒有幫助，移除它。
lesson-cyberwar-draft-score = 計分
lesson-cyberwar-draft-counted = 三張牌偵測到的每個攻擊得 1 分，你五個全中。新的五個攻擊上桌了，共比三局。
lesson-cyberwar-draft-think = 換你思考
lesson-cyberwar-draft-second-five = 先看五個攻擊，再看四張手牌。這兩張你會留哪一張？
lesson-cyberwar-draft-second-five-packets = 封包擷取
lesson-cyberwar-draft-second-five-packets-reply = 對：附件是從網路進來的，封包裡看得到。留下它。
lesson-cyberwar-draft-second-five-logins = 身分驗證日誌
lesson-cyberwar-draft-second-five-logins-reply = 五個攻擊都沒有登入。封包擷取至少看得到附件進來。
lesson-cyberwar-draft-files-again = 檔案監控傳到你手上了。五個裡它看得到四個，留下它。
lesson-cyberwar-draft-last-choice = 這兩張在這裡看到的攻擊一樣，留哪張都行。
lesson-cyberwar-draft-drop-registry = 沒有攻擊會動到登錄。移除那張，看看誰贏。
