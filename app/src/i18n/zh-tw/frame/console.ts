import type { Words } from '../../words.ts';

/** Texts in the browser's console. */
export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 Halyard 作者，Apache License 2.0',
  repository: '程式碼儲存庫',
  tag: '標籤',
  commit: '提交',
  committed: '提交時間',
  built: '建置時間',
  unknown: '不明',
  valid: '建置資訊有效。',
  invalid: '建置資訊無效：這不是官方建置版本。',
  faulty: '有誤或缺少：{names}。',
  stop: '請停下來！',
  selfXss: '如果有人要你在這裡複製貼上內容，那是盜取帳號的騙局。不要貼上你看不懂的東西。',
};
