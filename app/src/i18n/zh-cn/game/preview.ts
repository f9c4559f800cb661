import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: '预览：已通过队伍看到的内容',
  withoutDivision: '无分组',
  missing: '选手看不到此题目：题目未启用，或对该分组隐藏。',
  leave: '返回题目列表',
  nothingSent: '预览：无法提交任何内容',
};
