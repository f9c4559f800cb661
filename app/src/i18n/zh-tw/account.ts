import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: '登入',
  signInLead: '登入後繼續使用 {site}',
  signIn: '登入',
  signedInTitle: '你已登入',
  signedInAs: '目前帳號：{name}',
  goOn: '繼續',
  userNameOrEmail: '使用者名稱或電子郵件',
  password: '密碼',
  capsLock: '大寫鎖定已開啟',
  noAccount: '還沒有帳號？',
  createAccount: '建立帳號',
  createAnAccount: '建立帳號',
  registerTitle: '建立帳號',
  registerLead: '比賽以隊伍為單位進行；所有人都看得到使用者名稱。',
  email: '電子郵件',
  userName: '使用者名稱',
  passwordRule: '至少 {min|number} 個字元，須包含數字、小寫字母與大寫字母',
  strength: {
    weak: '弱：很容易被猜到',
    fair: '普通：再長一點更好',
    good: '良好',
    strong: '強',
  },
  repeatPassword: '確認密碼',
  passwordsDiffer: '兩次輸入還不一致',
  haveAccount: '已經有帳號？',
  registeredTitle: '只差一步',
  confirmByMail: '我們寄了一封信給你，開啟信中的連結即可驗證電子郵件。',
  confirmByAdmin: '管理員確認你的帳號後，你才能登入。',
};
