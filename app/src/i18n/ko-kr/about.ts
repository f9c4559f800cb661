import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: '정보',
  lead: '깃발을 올리는 밧줄, Halyard로 운영돼요.',
  source: '소스 코드',
  copy: '버전 정보 복사',
  keyboard: '키보드',
  changeKeys: '키 바꾸기',
  people: '사람들',
  peopleText:
    'Halyard는 기여자들이 만들어요. 저장소의 기록에 모두의 이름이 있어요. 이 페이지는 요청하지 않은 사람의 이름을 싣지 않아요.',
  accessibility: '접근성',
  accessibilityText:
    'WCAG 2.2 AA에 맞춰 만들었어요. 키보드와 화면 낭독기, 밝은 테마와 어두운 테마, 고대비, 사이트의 어떤 색으로도 모두 쓸 수 있어요. 안 되는 것이 있으면 이 사이트의 주최자에게 알려 주세요.',
  gaps: '알려진 부족한 점: 캡처한 트래픽은 텍스트와 바이트로만 보여요.',
  build: '이 빌드',
  official: '공식',
  unofficial: '비공식',
  unofficialText: '릴리스가 아니에요: {facts} 값이 없거나 릴리스와 달라요.',
  version: '버전',
  commit: '커밋',
  committed: '커밋 시각',
  built: '빌드 시각',
  server: '서버',
  answers: '{time}ms 만에 응답',
  silent: '응답 없음',
  unknown: '알 수 없음',
  browser: '브라우저',
  language: '언어',
  madeWith: '사용한 것',
  licences: '라이선스 {count|number}개',
  noThirdParties: '이 페이지는 다른 사이트에서 아무것도 불러오지 않아요.',
  repository: '저장소',
  programs: '프로그램용',
  programsText:
    '프로그램은 이 페이지와 같은 호출을 사용합니다. JavaScript와 TypeScript용 SDK는 모든 응답을 검사합니다.',
  reference: 'API 레퍼런스',
  sdk: 'SDK 다운로드',
};
