# トレーニング：ページだけの文言。

train-lead = 1回10問です。覚えた問題は間隔をあけて、覚えていない問題はすぐにまた出ます。まず、自分のゲームでうまくいかなかったもの（防げなかった攻撃、得点にならなかったポート）から出ます。
train-standing = { $all }問中{ $learned }問を習得、今復習するのは{ $due }問
train-again = まもなくもう一度出るのは{ $count }問（最初は{ $date }）
train-missed = 自分のゲームから練習するもの：{ $count }件
train-begin = 練習する
train-anki = Anki用デッキ
train-anki-text = 同じ問題を、このページの言語のAnkiデッキとして持ち出せます。後で取り直せば、変わったところだけが更新され、カードは重複しません。
train-left = 残り{ $count }問
train-is-right = 正解
train-is-wrong = 不正解
train-right = 正解です。
train-wrong = 残念、違います。
train-next = 次へ
train-round-over = { $asked }問中{ $right }問正解
train-nothing-due = 今練習するものはありません
train-next-due = 次の問題が出るのは{ $date }です。
train-wrong-again = まだ覚えていないので、もう一度出る問題：
train-another = もう10問

# 進み具合
train-files = 学習の進み具合
train-files-text = このブラウザーだけに保存されます。ファイルにすれば、ほかの場所で続けられます。同じ問題に両方で答えていたら、新しいほうが有効です。
train-export = ファイルに保存
train-import = ファイルから取り込む
train-file-taken = { $count ->
        [0] ファイルを読み込みました。このブラウザーより新しいものはありませんでした。
       *[other] { $count }問を取り込みました。
    }
train-file-large = 進み具合のファイルにしては大きすぎます。何も変更していません。
train-file-foreign = ここで保存した進み具合のファイルではありません。何も変更していません。
train-file-newer = 新しいバージョンのファイルです。先にこのサーバーを更新してください。何も変更していません。
train-file-broken = ファイルの「{ $about }」が壊れています。何も変更していません。
