import type { Words } from '../../words.ts';

/** Texts in the browser's console. */
export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 Halyard 저자, Apache License 2.0',
  repository: '저장소',
  tag: '태그',
  commit: '커밋',
  committed: '커밋 시각',
  built: '빌드 시각',
  unknown: '알 수 없음',
  valid: '빌드 정보가 유효해요.',
  invalid: '빌드 정보가 유효하지 않아요. 공식 빌드가 아니에요.',
  faulty: '잘못되었거나 없는 항목: {names}.',
  stop: '잠깐!',
  selfXss:
    '누군가 여기에 무언가를 복사해 붙여 넣으라고 했다면 계정을 빼앗으려는 수법이에요. 이해하지 못하는 것은 붙여 넣지 마세요.',
};
