import type { Words } from '../../words.ts';

export const language: Words<'frame', 'language'> = {
  title: '语言',
  choose: '语言…',
  current: '语言：{language}',
  machine: '机器翻译',
  failed: '{language} 加载失败，语言保持不变',
  /** Asked once before a machine-translated language is used. */
  machineTitle: '机器翻译',
  machineText: '{language}翻译由机器和 AI 完成，可能不够准确。',
  confirm: '确认',
  toEnglish: '切换到英语',
};
