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
