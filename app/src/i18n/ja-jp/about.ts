import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'このサイトについて',
  lead: '旗を揚げる綱、Halyardで動いています。',
  source: 'ソースコード',
  copy: 'バージョン情報をコピー',
  keyboard: 'キーボード',
  changeKeys: 'キーを変更',
  people: '人',
  peopleText:
    'Halyardは貢献者によって作られています。リポジトリの履歴に全員の名前があります。このページには、希望した人以外の名前を載せません。',
  accessibility: 'アクセシビリティ',
  accessibilityText:
    'WCAG 2.2 AAに沿って作られています。キーボードとスクリーンリーダー、ライトとダーク、高コントラスト、サイトのどの色でもすべて使えます。使えないものがあれば、このサイトの主催者に知らせてください。',
  gaps: '既知の不足：キャプチャした通信はテキストとバイトでのみ表示されます。',
  build: 'このビルド',
  official: '公式',
  unofficial: '非公式',
  unofficialText: 'リリースではありません：{facts}がないか、リリースと異なります。',
  version: 'バージョン',
  commit: 'コミット',
  committed: 'コミット日時',
  built: 'ビルド日時',
  server: 'サーバー',
  answers: '{time}ミリ秒で応答',
  silent: '応答なし',
  unknown: '不明',
  browser: 'ブラウザー',
  language: '言語',
  madeWith: '使用しているもの',
  licences: 'ライセンス{count|number}件',
  noThirdParties: 'このページはほかのサイトから何も読み込みません。',
  repository: 'リポジトリ',
  programs: 'プログラム向け',
  programsText:
    'プログラムはこのサイトのページと同じ呼び出しを使います。JavaScript と TypeScript 用の SDK はすべての応答を検証します。',
  reference: 'API リファレンス',
  sdk: 'SDK をダウンロード',
};
