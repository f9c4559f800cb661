import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: '設定這個網站',
  lead: '共三個步驟，大約一分鐘。',
  product: 'Halyard',
  firstRun: '首次執行',
  done: '完成',
  change: '變更',
  steps: {
    administrator: '管理員',
    site: '名稱與顏色',
    game: '第一場比賽',
  },
  stepOf: '步驟 {step|number}，共 {steps|number} 步',
  token: '一次性代碼',
  tokenHint: '伺服器啟動時會輸出到記錄檔，包含在連結裡。',
  tokenRefused:
    '一次性代碼有誤或已失效。伺服器每次啟動都會輸出新的連結：查看記錄檔結尾，或重新啟動伺服器，再把連結貼到這裡。',
  siteName: '網站名稱',
  brand: '品牌顏色',
  contrast: '在兩種主題下，文字與按鈕的對比度都不低於 {ratio|number} : 1。',
  skipSite: '使用預設值',
  gameNote: '手動公開前保持隱藏',
  gameTitle: '比賽名稱',
  gameTitleExample: '港灣 CTF',
  gameLength: '時間長度',
  presets: {
    '48': '週末，48 小時',
    '24': '一天，24 小時',
    '12': '半天，12 小時',
    '8': '工作日，8 小時',
    '168': '一週',
  },
  gameTimes: '{span} {zone}；起訖時間之後都可以變更。',
  finishWithout: '先不建立比賽',
  createGame: '建立比賽',
  alreadyDone: '網站已完成設定',
  alreadyDoneText: '網站已有管理員，設定連結不再有效。',
};
