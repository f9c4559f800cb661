import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'インポート',
  from: {
    Gzctf: '{time} に大会パッケージからインポートしました。',
    Ctfcli: '{time} に ctfcli の問題からインポートしました。',
  },
  same: 'すべてファイルのとおりです。',
  count: 'ファイルと異なる点が {count|number} 件あります。',
  show: '違いを表示',
  dialogTitle: 'インポートしたファイルとの違い',
  wholeGame: '大会全体',
  first: '最初の {count|number} 件だけを表示しています。',
  notes: {
    CATEGORY_UNKNOWN: 'このカテゴリはここにないため、Misc を使います。',
    SCORING_CONVERTED: '得点は別の曲線で下がり、元の曲線とは中間点で一致します。',
    FLAGS_NOT_STATIC: '正規表現など、単純な文字列でないフラグは省かれました。',
    FLAGS_NOT_PACKED: 'パッケージにはフラグとそのファイルがありません。もう一度追加してください。',
    FLAGS_CASE_SENSITIVE: 'フラグは完全一致で判定され、大文字と小文字は区別されます。',
    HINTS_WITH_COST: '得点を消費するヒントは省かれました。',
    HINTS_WITH_REQUIREMENTS: 'ほかのヒントを前提とするヒントは省かれました。',
    HINT_TITLES: 'ヒントの見出しは省かれました。',
    IMAGE_NOT_BUILT:
      'イメージは先にビルドしてレジストリに登録する必要があります。まだ設定されていません。',
    REQUIREMENTS_NOT_SUPPORTED: '前提条件には対応していません。問題は最初から公開されます。',
    LOGIC_NOT_SUPPORTED: 'いずれか 1 つのフラグで問題が解けます。',
    FIELD_NOT_SUPPORTED: 'この項目には対応していないため、省かれました。',
    FILES_ZIPPED: '複数のファイルを 1 つの ZIP ファイルにまとめました。',
    FILES_LOST: 'パッケージに足りないファイルがあります。',
    FILE_SKIPPED: '別のツールのファイルのため、省かれました。',
    GAME_TIMES_CHOSEN: 'この形式には日程がないため、開始と終了を自動で決めました。',
    GAME_TIMES_CORRECTED:
      '凍結は開催中、Writeup の締め切りは終了以降でなければならないため、修正しました。',
    GAME_HIDDEN: '大会は公開されていましたが、非表示になりました。',
    CHALLENGES_DISABLED: '有効だった問題は無効になりました。',
  },
};
