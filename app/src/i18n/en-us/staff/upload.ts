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
