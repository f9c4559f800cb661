import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'ファイル内を検索',
  found: '{at|number}/{of|number}',
  notFound: '見つかりません',
  previousFound: '前の一致',
  nextFound: '次の一致',
  zoomOut: '縮小',
  zoomIn: '拡大',
  fitWidth: '幅に合わせる',
  zoom: '{percent|number}%',
  page: 'ページ',
  ofPages: '/{count|number}',
  pageName: '{page|number} ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pages: 'ページ一覧',
  download: 'ダウンロード',
  capped: '全 {count|number} ページのうち最初の {shown|number} ページです。',
  broken: '読み取れる PDF ではありません。',
  locked: 'ファイルはパスワードで保護されています。',
  failed: 'ファイルを読み込めませんでした。',
};
