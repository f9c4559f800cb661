import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'ログイン',
  signInLead: '{site} に進むにはログインしてください',
  signIn: 'ログイン',
  signedInTitle: 'ログインしています',
  signedInAs: '{name} としてログイン中',
  goOn: '続ける',
  userNameOrEmail: 'ユーザー名またはメールアドレス',
  password: 'パスワード',
  capsLock: 'Caps Lockがオンです',
  noAccount: '初めての方',
  createAccount: '新規登録',
  createAnAccount: 'アカウントを作成',
  registerTitle: 'アカウントを作成',
  registerLead: '大会にはチームで参加します。ユーザー名は公開されます。',
  email: 'メールアドレス',
  userName: 'ユーザー名',
  passwordRule: '{min|number}文字以上で、数字・英小文字・英大文字を含めてください',
  strength: {
    weak: '弱い：すぐに推測されます',
    fair: '普通：長いほど安全です',
    good: '良い',
    strong: '強い',
  },
  repeatPassword: 'パスワード（確認）',
  passwordsDiffer: 'まだ一致していません',
  haveAccount: 'アカウントをお持ちの方',
  registeredTitle: 'あと少しで完了です',
  confirmByMail: 'リンクを記載したメールを送信しました。開いてメールアドレスを確認してください。',
  confirmByAdmin: '管理者がアカウントを承認するとログインできます。',
};
