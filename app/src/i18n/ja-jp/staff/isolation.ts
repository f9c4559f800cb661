import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    '閉じられているべき {addresses} にコンテナーから接続できます。すでに進行中の大会を除き、テストコンテナーもインスタンスも起動しません。',
  allowed: 'CONTAINER_ALLOW_UNISOLATED が有効です。何に接続できてもコンテナーを起動します。',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED が有効です。{addresses} に接続できるのにコンテナーを起動するため、プレイヤーがそのマシンを攻撃できます。',
  toState: 'サイトの状態',
  blocked: '閉じられているべき {addresses} にコンテナーから接続できる間は起動できません。',
  ready: {
    Isolated: 'コンテナーから実行マシンに接続できません',
    Exposed: 'コンテナーから {addresses} に接続できます。今始まる大会では起動しません',
    Allowed: '実行マシンに接続できてもコンテナーを起動します',
    NotChecked: 'コンテナーから何に接続できるか確認していません',
  },
};
