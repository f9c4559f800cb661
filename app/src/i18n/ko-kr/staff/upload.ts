import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: '파일을 놓거나 선택하세요',
  over: '놓으면 업로드',
  replace: '교체',
  another: '다른 파일 선택',
  cancel: '업로드 취소',
  hint: '바로 업로드됨',
  percent: '{value|number}%',
  empty: '빈 파일이에요',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
