import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: '附件',
  atOnce: '立即生效',
  linkInstead: '改用链接',
  fileInstead: '改用文件',
  link: '链接',
  linkHint: '选手会前往外部网站下载。',
  linkWrong: '应以 http:// 或 https:// 开头',
  setLink: '设置链接',
  download: '以选手视角下载',
  remove: '移除',
  removeTitle: '移除附件？',
  removeEffect: '选手将无法下载。如果没有别处使用，文件会被删除。',
};
