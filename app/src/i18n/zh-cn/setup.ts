import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: '设置网站',
  lead: '共三步，大约一分钟。',
  product: 'Halyard',
  firstRun: '首次运行',
  done: '完成',
  change: '更改',
  steps: {
    administrator: '管理员',
    site: '名称和颜色',
    game: '第一场比赛',
  },
  stepOf: '第 {step|number} 步，共 {steps|number} 步',
  token: '一次性代码',
  tokenHint: '服务器启动时会在日志中输出，包含在链接里。',
  tokenRefused:
    '一次性代码有误或已失效。服务器每次启动都会输出新链接：查看日志末尾，或重新启动服务器，再把链接粘贴到这里。',
  siteName: '网站名称',
  brand: '品牌色',
  contrast: '两种主题下，文字和按钮的对比度均不低于 {ratio|number} : 1。',
  skipSite: '使用默认设置',
  gameNote: '手动公开前保持隐藏',
  gameTitle: '比赛名称',
  gameTitleExample: '港湾 CTF',
  gameLength: '时长',
  presets: {
    '48': '周末，48 小时',
    '24': '一天，24 小时',
    '12': '半天，12 小时',
    '8': '工作日，8 小时',
    '168': '一周',
  },
  gameTimes: '{span} {zone}；起止时间之后都可以更改。',
  finishWithout: '暂不创建比赛',
  createGame: '创建比赛',
  alreadyDone: '网站已完成设置',
  alreadyDoneText: '网站已有管理员，设置链接不再有效。',
};
