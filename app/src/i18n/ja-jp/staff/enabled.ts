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
};
