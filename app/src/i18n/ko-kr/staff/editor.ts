import type { Words } from '../../words.ts';

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
