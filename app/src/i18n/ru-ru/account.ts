import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Вход',
  signInLead: 'чтобы продолжить на {site}',
  signIn: 'Войти',
  signedInTitle: 'Вы вошли',
  signedInAs: 'как {name}',
  goOn: 'Продолжить',
  userNameOrEmail: 'Имя пользователя или почта',
  password: 'Пароль',
  capsLock: 'Включён Caps Lock',
  noAccount: 'Впервые здесь?',
  createAccount: 'Создать аккаунт',
  createAnAccount: 'Создать аккаунт',
  registerTitle: 'Регистрация',
  registerLead: 'Играют здесь командами; имя пользователя видно всем.',
  email: 'Эл. почта',
  userName: 'Имя пользователя',
  passwordRule:
    'Не меньше {min|number} {{символов|символа|символов|символов|символов|символа}}: цифра, строчная и прописная буквы',
  strength: {
    weak: 'Слабый: быстро подберут',
    fair: 'Средний: лучше длиннее',
    good: 'Хороший',
    strong: 'Надёжный',
  },
  repeatPassword: 'Повторите пароль',
  passwordsDiffer: 'Пока не совпадает',
  haveAccount: 'Уже есть аккаунт?',
  registeredTitle: 'Почти готово',
  confirmByMail: 'Мы отправили вам письмо со ссылкой. Откройте её, чтобы подтвердить адрес.',
  confirmByAdmin: 'Прежде чем вы сможете войти, администратор должен подтвердить аккаунт.',
};
