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
