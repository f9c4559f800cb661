import type { Words } from '../../words.ts';

export const language: Words<'frame', 'language'> = {
  title: '언어',
  choose: '언어…',
  current: '언어: {language}',
  machine: '기계 번역',
  failed: '언어를 불러오지 못했어요({language}). 지금 언어를 그대로 써요',
  /** Asked once before a machine-translated language is used. */
  machineTitle: '기계 번역',
  machineText: '이 언어({language})의 번역은 기계와 AI로 만들어 정확하지 않을 수 있어요.',
  confirm: '확인',
  toEnglish: '영어로 전환',
};
