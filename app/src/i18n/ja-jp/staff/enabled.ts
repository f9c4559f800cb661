import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: '有効',
  of: '{challenge} を有効にする',
  enable: {
    title: '{challenge} を有効にしますか？',
    effect: '開催中です。全チームにすぐ表示され、「新しい問題」のお知らせが届きます。',
    confirm: '有効にしてお知らせを投稿',
  },
  disable: {
    title: '{challenge} を無効にしますか？',
    effect: '開催中です。再び有効にするまで、得点とともにスコアボードから外れます。',
    confirm: '無効にする',
  },
  enableAll: {
    button: '{count|number}件を有効化',
    title: '{count|number}件の問題を有効にしますか？',
    effect: '大会は開催中です。全チームにすぐ表示され、1件ごとにお知らせが届きます。',
  },
  disableAll: {
    button: '{count|number}件を無効化',
    title: '{count|number}件の問題を無効にしますか？',
    effect: 'プレイヤーには見えなくなり、動いているコンテナは破棄されます。',
  },
  pointsGo: '大会は開催中です。再び有効にするまで得点が消えます。',
};
