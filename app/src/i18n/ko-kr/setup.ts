import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: '사이트 초기 설정',
  lead: '{count|number}단계, 약 2분.',
  product: 'Halyard',
  firstRun: '첫 실행',
  done: '완료',
  change: '변경',
  steps: {
    administrator: '관리자',
    site: '이름과 색',
    mail: '메일',
    game: '첫 대회',
  },
  stepOf: '{steps|number}단계 중 {step|number}단계',
  token: '일회용 코드',
  tokenHint: '서버가 시작할 때 링크의 일부로 로그에 출력해요.',
  tokenRefused:
    '일회용 코드가 틀렸거나 더는 유효하지 않아요. 서버는 시작할 때마다 새 링크를 출력해요. 로그 끝을 보거나 서버를 다시 시작해서 링크를 여기에 붙여 넣으세요.',
  siteName: '사이트 이름',
  brand: '브랜드 색',
  contrast: '두 테마 모두 글자와 버튼의 명암비가 {ratio|number} : 1 이상이에요.',
  skipSite: '기본값 유지',
  mail: {
    note: '선택 사항이지만 지금이 좋아요',
    title: '메일',
    off: '메일 서버가 설정되지 않았어요. {setting} 값을 설정하고 서버를 다시 시작하세요. 그때까지 메일은 메일 목록에 남아요.',
    testing: '{server}, 시험 메일을 보내는 중',
    delivered: '{server}에서 {to} 주소로 보낸 시험 메일을 {time} 만에 받았어요.',
    refused: '{server}에서 시험 메일을 받지 않았어요: {reason}',
    again: '다시 보내기',
    address: '공개 주소',
    noAddress:
      '링크가 있는 메일에 필요해요. {setting} 값을 이 사이트의 주소로 설정하고 서버를 다시 시작하세요.',
  },
  gameNote: '공개하기 전까지 비공개',
  gameTitle: '대회 이름',
  gameTitleExample: '항구 CTF',
  gameLength: '기간',
  presets: {
    '48': '주말, 48시간',
    '24': '하루, 24시간',
    '12': '반나절, 12시간',
    '8': '근무 시간, 8시간',
    '168': '일주일',
  },
  gameTimes: '{span} {zone}. 둘 다 나중에 바꿀 수 있어요.',
  finishWithout: '대회 없이 마치기',
  createGame: '대회 만들기',
  alreadyDone: '이미 설정된 사이트예요',
  alreadyDoneText: '관리자가 있어서 초기 설정 링크는 더 이상 쓸 수 없어요.',
};
