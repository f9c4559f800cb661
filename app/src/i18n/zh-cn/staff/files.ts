import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: '存储的文件',
  name: '文件',
  size: '大小',
  uses: '使用次数',
  uploaded: '上传时间',
  remove: '删除',
  inUse: '使用中：请先从使用处移除',
  removeTitle: '删除 {name}？',
  removeEffect: '文件将永久消失。',
  empty: '还没有文件',
  loadFailed: '无法加载文件',
};
