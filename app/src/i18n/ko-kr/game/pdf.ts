import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: '파일에서 찾기',
  found: '{of|number}개 중 {at|number}',
  notFound: '찾은 것이 없어요',
  previousFound: '이전 결과',
  nextFound: '다음 결과',
  zoomOut: '작게',
  zoomIn: '크게',
  fitWidth: '너비에 맞추기',
  zoom: '{percent|number}%',
  page: '쪽',
  ofPages: '/ {count|number}',
  pageName: '{page|number}쪽',
  previousPage: '이전 쪽',
  nextPage: '다음 쪽',
  pages: '쪽 목록',
  download: '내려받기',
  capped: '전체 {count|number}쪽 중 처음 {shown|number}쪽이에요.',
  broken: '읽을 수 있는 PDF 파일이 아니에요.',
  locked: '파일이 비밀번호로 잠겨 있어요.',
  failed: '파일을 불러오지 못했어요.',
};
