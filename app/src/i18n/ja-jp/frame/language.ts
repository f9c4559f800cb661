import type { Words } from '../../words.ts';

export const language: Words<'frame', 'language'> = {
  title: '言語',
  choose: '言語…',
  current: '言語：{language}',
  machine: '機械翻訳',
  failed: '{language} を読み込めませんでした。言語は変わりません',
  /** Asked once before a machine-translated language is used. */
  machineTitle: '機械翻訳',
  machineText: '{language} への翻訳は機械とAIによるもので、不正確な場合があります。',
  confirm: '確認',
  toEnglish: '英語に切り替える',
};
