import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'サイトのセットアップ',
  lead: '全{count|number}ステップ、約2分です。',
  product: 'Halyard',
  firstRun: '初回起動',
  done: '完了',
  change: '変更',
  steps: {
    administrator: '管理者',
    site: '名前と色',
    mail: 'メール',
    game: '最初の大会',
  },
  stepOf: '手順 {step|number} / {steps|number}',
  token: 'ワンタイムコード',
  tokenHint: 'サーバーの起動時に、リンクの一部としてログに出力されます。',
  tokenRefused:
    'このワンタイムコードは間違っているか、無効になっています。サーバーは起動のたびに新しいリンクを出力します。ログの末尾を見るか、サーバーを再起動して、リンクをここに貼り付けてください。',
  siteName: 'サイト名',
  brand: 'ブランドカラー',
  contrast: '文字とボタンのコントラスト比は、どちらのテーマでも{ratio|number} : 1以上です。',
  skipSite: '初期設定のまま進む',
  mail: {
    note: '任意ですが、今の設定をおすすめします',
    title: 'メール',
    off: 'メールサーバーが未設定です。{setting} を設定してサーバーを再起動してください。それまでメールは一覧に残ります。',
    testing: '{server}：テストメールを送信中',
    delivered: '{server} は {to} へのテストメールを {time} で受け付けました。',
    refused: '{server} はテストメールを受け付けませんでした：{reason}',
    again: '再送する',
    address: '公開アドレス',
    noAddress:
      'リンク付きのメールに必要です。{setting} にこのサイトのアドレスを設定し、サーバーを再起動してください。',
  },
  gameNote: '公開するまで非公開',
  gameTitle: '大会名',
  gameTitleExample: 'みなとCTF',
  gameLength: '期間',
  presets: {
    '48': '週末、48時間',
    '24': '1日、24時間',
    '12': '半日、12時間',
    '8': '日中、8時間',
    '168': '1週間',
  },
  gameTimes: '{span} {zone}。どちらも後で変更できます。',
  finishWithout: '大会を作らずに完了',
  createGame: '大会を作成',
  alreadyDone: 'このサイトはセットアップ済みです',
  alreadyDoneText: 'すでに管理者がいるため、セットアップ用のリンクは使えません。',
};
