export const editor = {
  write: 'Write',
  split: 'Split',
  preview: 'Preview',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  link: 'Link',
  list: 'List',
  linkText: 'text',
  view: 'View',
  tools: 'Tools',
};
