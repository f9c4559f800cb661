import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: '登录',
  signInLead: '登录后继续访问 {site}',
  signIn: '登录',
  signedInTitle: '你已登录',
  signedInAs: '当前账号：{name}',
  goOn: '继续',
  userNameOrEmail: '用户名或邮箱',
  password: '密码',
  capsLock: '大写锁定已开启',
  noAccount: '还没有账号？',
  createAccount: '创建账号',
  createAnAccount: '创建账号',
  registerTitle: '创建账号',
  registerLead: '比赛以队伍为单位进行；用户名对所有人可见。',
  email: '邮箱',
  userName: '用户名',
  passwordRule: '至少 {min|number} 个字符，包含数字、小写字母和大写字母',
  strength: {
    weak: '弱：很容易被猜到',
    fair: '一般：再长一些更好',
    good: '良好',
    strong: '强',
  },
  repeatPassword: '确认密码',
  passwordsDiffer: '两次输入还不一致',
  haveAccount: '已有账号？',
  registeredTitle: '还差一步',
  confirmByMail: '我们已向你发送一封邮件，打开其中的链接即可验证邮箱。',
  confirmByAdmin: '管理员确认你的账号后，你才能登录。',
};
