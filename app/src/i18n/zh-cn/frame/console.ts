import type { Words } from '../../words.ts';

/** Texts in the browser's console. */
export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 Halyard 作者，Apache License 2.0',
  repository: '代码仓库',
  tag: '标签',
  commit: '提交',
  committed: '提交时间',
  built: '构建时间',
  unknown: '未知',
  valid: '构建信息有效。',
  invalid: '构建信息无效：这不是官方构建。',
  faulty: '有误或缺失：{names}。',
  stop: '住手！',
  selfXss: '如果有人让你在这里复制粘贴内容，那是盗取账号的骗局。不要粘贴你看不懂的东西。',
};
