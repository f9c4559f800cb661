/** Texts of the page of the site's files. */
export const files = {
  caption: 'Stored files',
  name: 'File',
  size: 'Size',
  uses: 'Uses',
  uploaded: 'Uploaded',
  remove: 'Delete',
  inUse: 'In use: remove it from where it is used first',
  removeTitle: 'Delete {name:string}?',
  removeEffect: 'The file is gone for good.',
  empty: 'No files yet',
  loadFailed: 'Could not load the files',
};
