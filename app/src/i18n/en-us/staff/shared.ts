/** Words of every list. */
export const list = {
  pages: 'Pages of the list',
  page: 'Page {page|number}',
  range: '{from|number}–{to|number} of {total|number}',
  size: 'Rows',
  selection: 'Selected rows',
  selected: '{count|number} selected',
  clear: 'Clear selection',
  selectRow: 'Select {row:string}',
  selectPage: 'Select all on this page',
  progress: '{done|number} of {total|number} done',
  failed: '{failed|number} of {total|number} failed',
  retry: 'Retry failed',
};

export const editor = {
  write: 'Write',
  split: 'Split',
  preview: 'Preview',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  link: 'Link',
  list: 'List',
  table: 'Table',
  maths: 'Formula',
  linkText: 'text',
  view: 'View',
  tools: 'Tools',
};

export const upload = {
  choose: 'Drop a file or browse',
  over: 'Drop to upload',
  replace: 'Replace',
  another: 'Choose another',
  cancel: 'Cancel the upload',
  hint: 'Uploaded at once',
  percent: '{value|number} %',
  empty: 'This file is empty',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
