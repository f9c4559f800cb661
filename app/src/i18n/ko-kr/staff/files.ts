import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: '저장된 파일',
  name: '파일',
  size: '크기',
  uses: '사용',
  uploaded: '올린 때',
  remove: '삭제',
  inUse: '사용 중: 먼저 사용하는 곳에서 제거하세요',
  removeTitle: '{name}을(를) 삭제할까요?',
  removeEffect: '파일이 완전히 사라집니다.',
  empty: '아직 파일이 없습니다',
  loadFailed: '파일을 불러오지 못했습니다',
};
