# カード図鑑：カードの背景を読み、教えるためのページ。

library-lead = すべてのゲームのすべてのカードについて、効果、現実の世界では何か、守る側の対策を読めます。矢印キーで1枚ずつめくれます。プロジェクターにも向いています。
library-search = カードを検索
library-kinds = カードの種類
library-all = すべてのカード
library-count = { $count }枚
library-leaf = カードをめくる
library-place = { $at }／{ $count }
library-before = 前のカード
library-next = 次のカード
library-full = 全画面
library-own-page = 専用ページで開く
library-effect = ゲームでの効果
library-today = 現在のATT&CK
library-with-id = { $name }（{ $id }）

# カードどうしの関係
library-advised = ATT&CKが勧める対策
library-advised-against = ATT&CKがこの対策を勧める攻撃
library-dearer-by = コストを上げるカード
library-makes-dearer = コストが上がる攻撃
library-cheaper-by = コストを下げるカード
library-makes-cheaper = コストが下がる攻撃
library-voids = このカードが無効にするもの
library-voided-by = このカードを無効にするもの
library-kept-out-by = 同じ色で防ぐカード
library-keeps-out = 同じ色で防げる攻撃
library-hits = 狙えるサーバー
library-hit-by = 狙ってくる攻撃
