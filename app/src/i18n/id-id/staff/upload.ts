import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: 'Jatuhkan berkas atau pilih',
  over: 'Lepas untuk mengunggah',
  replace: 'Ganti',
  another: 'Pilih yang lain',
  cancel: 'Batalkan unggahan',
  hint: 'Langsung diunggah',
  percent: '{value|number}%',
  empty: 'Berkas ini kosong',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
