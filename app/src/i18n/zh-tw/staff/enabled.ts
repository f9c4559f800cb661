import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: '啟用',
  of: '啟用 {challenge}',
  enable: {
    title: '啟用 {challenge}？',
    effect: '比賽正在進行：所有隊伍會立即看到題目，並收到「新題目」公告。',
    confirm: '啟用並發布公告',
  },
  disable: {
    title: '停用 {challenge}？',
    effect: '比賽正在進行：題目及其得分會從排行榜移除，直到重新啟用。',
    confirm: '停用',
  },
};
