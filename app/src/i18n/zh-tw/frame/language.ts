import type { Words } from '../../words.ts';

export const language: Words<'frame', 'language'> = {
  title: '語言',
  choose: '語言…',
  current: '語言：{language}',
  machine: '機器翻譯',
  failed: '無法載入 {language}，語言維持不變',
  /** Asked once before a machine-translated language is used. */
  machineTitle: '機器翻譯',
  machineText: '{language}翻譯由機器與 AI 完成，可能不夠準確。',
  confirm: '確認',
  toEnglish: '切換為英文',
};
