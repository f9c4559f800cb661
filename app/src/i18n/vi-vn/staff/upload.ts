import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: 'Thả tệp hoặc chọn',
  over: 'Thả ra để tải lên',
  replace: 'Thay',
  another: 'Chọn tệp khác',
  cancel: 'Hủy tải lên',
  hint: 'Tải lên ngay',
  percent: '{value|number}%',
  empty: 'Tệp này trống',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
