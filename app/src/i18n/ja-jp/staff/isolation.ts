import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'コンテナから閉じておくべき先に届くため、起動しません。',
  allowed: 'コンテナは届く先にかかわらず起動します。',
  allowedExposed: 'コンテナが実行中のマシンを攻撃できる状態です。',
  toState: 'サイトの状態',
  blocked: '閉じられているべき {addresses} にコンテナーから接続できる間は起動できません。',
  ready: {
    Isolated: 'コンテナーから実行マシンに接続できません',
    Exposed: 'コンテナーから {addresses} に接続できます。今始まる大会では起動しません',
    Allowed: '実行マシンに接続できてもコンテナーを起動します',
    NotChecked: 'コンテナーから何に接続できるか確認していません',
  },
};
