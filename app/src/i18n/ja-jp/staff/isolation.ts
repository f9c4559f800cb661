import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'コンテナーから閉じておくべき先に届くため、起動しません。',
  allowed: 'コンテナーは届く先にかかわらず起動します。',
  allowedExposed: 'コンテナーが実行中のマシンを攻撃できる状態です。',
  copy: 'これはコピーです。稼働中の別のサイトがコンテナーを保持しています。',
  toState: 'サイトの状態',
  blocked: '閉じられているべき {addresses} にコンテナーから接続できる間は起動できません。',
  ready: {
    Isolated: 'コンテナーから実行マシンに接続できません',
    Exposed: 'コンテナーから {addresses} に接続できます。今始まる大会では起動しません',
    Allowed: '実行マシンに接続できてもコンテナーを起動します',
    NotChecked: 'コンテナーから何に接続できるか確認していません',
  },
};
