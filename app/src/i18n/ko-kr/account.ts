import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: '로그인',
  signInLead: '로그인하면 {site} 사이트로 이어져요',
  signIn: '로그인',
  signedInTitle: '로그인되어 있어요',
  signedInAs: '{name} 계정으로 로그인됨',
  goOn: '계속',
  userNameOrEmail: '사용자 이름 또는 이메일',
  password: '비밀번호',
  capsLock: 'Caps Lock이 켜져 있어요',
  noAccount: '처음이신가요?',
  createAccount: '계정 만들기',
  createAnAccount: '계정 만들기',
  registerTitle: '계정 만들기',
  registerLead: '대회에는 팀으로 참가해요. 사용자 이름은 공개돼요.',
  email: '이메일',
  userName: '사용자 이름',
  passwordRule: '{min|number}자 이상, 숫자·영문 소문자·영문 대문자 포함',
  strength: {
    weak: '약함: 금방 추측돼요',
    fair: '보통: 길수록 좋아요',
    good: '좋음',
    strong: '강함',
  },
  repeatPassword: '비밀번호 확인',
  passwordsDiffer: '아직 일치하지 않아요',
  haveAccount: '이미 계정이 있나요?',
  registeredTitle: '거의 다 됐어요',
  confirmByMail: '링크가 담긴 메일을 보냈어요. 열어서 이메일 주소를 확인하세요.',
  confirmByAdmin: '관리자가 계정을 승인하면 로그인할 수 있어요.',
};
