import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: '列表分頁',
  page: '第 {page|number} 頁',
  range: '第 {from|number}–{to|number} 項，共 {total|number} 項',
  size: '列數',
  selection: '選取的列',
  selected: '已選 {count|number} 項',
  clear: '取消選取',
  selectRow: '選取 {row}',
  selectPage: '選取本頁全部',
  progress: '已完成 {done|number} / {total|number}',
  failed: '{total|number} 項中有 {failed|number} 項失敗',
  retry: '重試失敗項目',
};

export const editor: Words<'staff', 'editor'> = {
  write: '編輯',
  split: '並排',
  preview: '預覽',
  bold: '粗體',
  italic: '斜體',
  code: '程式碼',
  link: '連結',
  list: '清單',
  table: '表格',
  maths: '公式',
  linkText: '文字',
  view: '檢視方式',
  tools: '工具',
};

export const upload: Words<'staff', 'upload'> = {
  choose: '拖放檔案，或點選瀏覽',
  over: '放開即可上傳',
  replace: '取代',
  another: '重新選擇',
  cancel: '取消上傳',
  hint: '立即上傳',
  percent: '{value|number}%',
  empty: '檔案是空的',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
