import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: '문제 순서 정하기',
  about: '보드, 목록, 스코어보드에 카테고리와 문제가 이 순서로 표시됩니다.',
  byTitle: '제목순으로 정렬',
  challengesOf: '문제 카테고리',
  handle: '{name} 옮기기',
  up: '{name} 위로',
  down: '{name} 아래로',
  lifted: '{name} 항목을 들었습니다. 화살표 키로 옮기고 스페이스로 놓고 Escape로 취소합니다.',
  moved: '{name}, {count|number}개 중 {place|number}번째',
  dropped: '{name} 항목을 놓았습니다',
  cancelled: '{name} 항목이 제자리로 돌아갔습니다',
};
