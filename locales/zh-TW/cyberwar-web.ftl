# CyberWar：只有瀏覽器的遊戲畫面會用到的文字。

# 桌面
cyberwar-web-group = 攻擊組織
cyberwar-web-group-card = 組織卡：{ $group }
cyberwar-web-group-choose = 選擇防禦（{ $count }）
cyberwar-web-group-keep = 留下防禦（{ $count }）
cyberwar-web-group-drop = 移除防禦（{ $count }）
cyberwar-web-group-attack = 打出攻擊（{ $count }）
cyberwar-web-group-defend = 打出防禦（{ $count }）
cyberwar-web-attacks = 攻擊
cyberwar-web-defences = 防禦
cyberwar-web-round = 第 { $round } 輪，共 { $rounds } 輪
cyberwar-web-game = 第 { $game } 局，共 { $games } 局
cyberwar-web-deck = 攻擊牌庫：剩 { $count } 張
cyberwar-web-back = { $attack }（面朝下）

# 偵測
cyberwar-web-seen-by = 由{ $defences }偵測到
cyberwar-web-not-seen = 所選的防禦都偵測不到
cyberwar-web-unknown = 翻開時才知道是否偵測得到
cyberwar-web-open = 尚未涵蓋
cyberwar-web-stopped = 已擋下
cyberwar-web-through = 已突破
cyberwar-web-stopped-by-players = 由{ $players }擋下
cyberwar-web-stopped-count = 擋下 { $count } 張
cyberwar-web-stopped-of = 擋下 { $count }／{ $of } 張

# 單人
cyberwar-web-covered = 已偵測 { $count }／{ $of } 張攻擊
cyberwar-web-chosen = 已選 { $count }／{ $of } 張防禦
cyberwar-web-closed-study = 你可以看到每張防禦偵測什麼。
cyberwar-web-closed-exam = 測驗：防禦能偵測什麼，會和攻擊一起翻開。
cyberwar-web-closed-blind = 盲測：連攻擊的名稱都看不到。
cyberwar-web-sees-numbers = 偵測攻擊 { $numbers }
cyberwar-web-sees-none = 都偵測不到
cyberwar-web-sees-count = 可偵測此組織的 { $count } 張攻擊
cyberwar-web-sees-short = 偵測 { $count } 張
cyberwar-web-unfair = 這副牌庫並非每輪都能獲勝。
cyberwar-web-survived = 撐過第 { $round } 輪：{ $count } 張攻擊全數擋下。
cyberwar-web-chance = 這四張的成功率：{ $chance }。
cyberwar-web-look-back = 回顧
cyberwar-web-review = 回顧第 { $round } 輪
cyberwar-web-your-answer = 你選的四張防禦
cyberwar-web-best = 最佳的四張：擋下 { $count }／{ $of } 張
cyberwar-web-odds = 你選的四張有多好
cyberwar-web-odds-exact = – 這副牌庫可能發出、且有辦法全數擋下的 { $of } 種組合中，你的四張能擋下 { $good } 種。
cyberwar-web-odds-closed = 遊戲結束後顯示；在那之前牌面保持蓋住。

# 輪抽
cyberwar-web-draft-keep = 留一張，其餘傳下去
cyberwar-web-draft-drop = 移除卡牌
cyberwar-web-draft-revealed = 全部翻開
cyberwar-web-draft-over = 遊戲結束
cyberwar-web-hand = 你的手牌
cyberwar-web-passes-to = 其餘傳給{ $player }
cyberwar-web-sealed = 已選定，所有人選好前不公開
cyberwar-web-decided = 已選好
cyberwar-web-holds = 手牌 { $count } 張
cyberwar-web-you-know = 這張是你傳出去的
cyberwar-web-kept = 留下
cyberwar-web-dropped = 移除
cyberwar-web-tie-break = 用來分出勝負
cyberwar-web-extra = 為了分出勝負，又抽了 { $count } 張攻擊。

# 紅藍對抗
cyberwar-web-red = 紅隊
cyberwar-web-blue = 藍隊
cyberwar-web-row = 紅隊的攻擊
cyberwar-web-rack = 藍隊的防禦
cyberwar-web-middle = 中央
cyberwar-web-pick-group = 選擇組織
cyberwar-web-pile-stopped = 藍隊的牌堆：擋下 { $count } 張攻擊
cyberwar-web-pile-through = 紅隊的牌堆：突破 { $count } 張攻擊
cyberwar-web-before = ＋第 1 局的 { $count } 張
cyberwar-web-defence-deck = 防禦牌庫：剩 { $count } 張
cyberwar-web-discard = 棄置的防禦：{ $count } 張
cyberwar-web-together = 合計

# 卡牌與牌堆說明
cyberwar-web-tools = 工具
cyberwar-web-detects = 能偵測的攻擊
cyberwar-web-front-closed = 攻擊翻開之前，這張卡的正面保持蓋住。
cyberwar-web-detected-by = 可由以下防禦偵測
cyberwar-web-mitigations = 緩解措施
cyberwar-web-today = 現在的 ATT&CK 稱為 { $id } { $name }。
cyberwar-web-today-dropped = 現在的 ATT&CK 已不再收錄。
cyberwar-web-tactics = 戰術：{ $tactics }
cyberwar-web-face-down = 這張牌面朝下：翻開時才會看到說明與可偵測它的防禦。
cyberwar-web-about-deck = 攻擊牌庫
cyberwar-web-about-deck-text = 此組織尚未發出的攻擊。
cyberwar-web-about-defence-deck = 防禦牌庫
cyberwar-web-about-defence-deck-text = 藍隊從這裡抽牌。抽完時，將棄置的防禦洗成新牌庫。
cyberwar-web-about-discard = 棄置的防禦
cyberwar-web-about-discard-text = 已經打出的防禦。牌庫抽完時會再回來。
cyberwar-web-profile = 牌庫中有 { $count } 個技術，依戰術排列：
cyberwar-web-profile-closed = 只有紅隊能讀這個組織已知的技術。
cyberwar-web-no-group = 還沒選定組織。

# 結束
cyberwar-web-matrix = ATT&CK 矩陣：{ $group } 的攻擊
cyberwar-web-matrix-game = 第 { $game } 局的 ATT&CK 矩陣：{ $group } 的攻擊
