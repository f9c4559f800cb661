import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: '첨부 파일',
  atOnce: '바로 적용',
  linkInstead: '링크로 바꾸기',
  fileInstead: '파일로 바꾸기',
  link: '링크',
  linkHint: '참가자는 다른 사이트로 이동해요.',
  linkWrong: 'http:// 또는 https:// 로 시작해야 해요',
  setLink: '링크 설정',
  download: '참가자가 받는 그대로 다운로드',
  remove: '제거',
  removeTitle: '첨부 파일을 제거할까요?',
  removeEffect: '참가자가 더 이상 받을 수 없어요. 다른 곳에서 쓰지 않으면 파일도 삭제돼요.',
};
