import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: '미리 보기: 승인된 팀에게 보이는 화면',
  withoutDivision: '부문 없음',
  missing: '참가자에게 이 문제가 보이지 않습니다. 비활성화되었거나 이 부문에서 숨겨져 있습니다.',
  leave: '문제 목록으로 돌아가기',
  nothingSent: '미리 보기: 아무것도 제출할 수 없습니다',
};
