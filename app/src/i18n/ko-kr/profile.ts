import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: '프로필',
  signedInAs: '{name}(으)로 로그인됨',
  languageWhy: '날짜, 숫자, 오류 메시지에 적용됩니다.',
  languages: '기계 번역: {names}.',
  appearance: '화면',
  appearanceWhy:
    '이 기기에만 저장됩니다. 사이트 색상은 관리자가 정하지만 나만의 색상을 쓸 수 있습니다.',
  colour: '색상',
  siteColour: '사이트 색상',
  defaultColour: '기본값',
  customColour: '사용자 지정',
  ownColour: '사용자 지정 색상',
  colourForm: '#과 16진수 여섯 자리로 입력합니다(예: {example}).',
  colours: {
    green: '초록',
    blue: '파랑',
    violet: '보라',
    pink: '분홍',
    red: '빨강',
    orange: '주황',
    yellow: '노랑',
    grey: '회색',
  },
  ratios: {
    text: '이 색상의 글자',
    fill: '버튼 위의 글자',
    control: '스위치, 체크박스',
  },
  derivation:
    '채우기에는 색상을 그대로 쓰고, 글자와 테두리는 대비가 충족될 때까지 밝기를 조절합니다.',
  notBuilt: '이 버전에서는 이름, 사진, 이메일, 비밀번호, API 토큰을 아직 바꿀 수 없습니다.',
  pickColour: '색 고르기',
  preview: {
    dark: '이 색을 쓴 어두운 테마',
    light: '이 색을 쓴 밝은 테마',
    badge: '해결',
    primary: '제출',
    secondary: '삭제',
  },
};
