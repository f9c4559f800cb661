import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: '목록 페이지',
  page: '{page|number} 페이지',
  range: '{total|number}개 중 {from|number}–{to|number}',
  size: '행 수',
  selection: '선택한 행',
  selected: '{count|number}개 선택됨',
  clear: '선택 해제',
  selectRow: '{row} 선택',
  selectPage: '이 페이지 모두 선택',
  progress: '{total|number}개 중 {done|number}개 완료',
  failed: '{total|number}개 중 {failed|number}개 실패',
  retry: '실패한 항목 다시 시도',
};

export const editor: Words<'staff', 'editor'> = {
  write: '쓰기',
  split: '나란히',
  preview: '미리 보기',
  bold: '굵게',
  italic: '기울임',
  code: '코드',
  link: '링크',
  list: '목록',
  table: '표',
  maths: '수식',
  linkText: '텍스트',
  view: '보기',
  tools: '도구',
};

export const upload: Words<'staff', 'upload'> = {
  choose: '파일을 놓거나 선택하세요',
  over: '놓으면 업로드',
  replace: '교체',
  another: '다른 파일 선택',
  cancel: '업로드 취소',
  hint: '바로 업로드됨',
  percent: '{value|number}%',
  empty: '빈 파일이에요',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
