import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: '預覽：已通過隊伍看到的內容',
  withoutDivision: '無分組',
  missing: '選手看不到此題目：題目未啟用，或對該分組隱藏。',
  leave: '返回題目列表',
  nothingSent: '預覽：無法提交任何內容',
};
