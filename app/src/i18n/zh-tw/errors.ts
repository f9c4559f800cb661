import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: '無法連線到伺服器。檢查網路後再試一次。',
  aborted: '連線在收到完整回應前中斷，請再試一次。',
  cancelled: '請求已取消。',
  timeout: '伺服器回應逾時。',
  badResponse: '頁面無法辨識伺服器的回應，重新載入或許有用。',
  badRequest: '請檢查標示的欄位。',
  rateLimited: '嘗試過於頻繁，{seconds|number} 秒後再試。',
  loadFailed: '載入失敗',
  requestId: '請求 {id}',
  changedMeanwhile: '其他人在此期間修改了此項。',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: '請填寫此欄位',
    WRONG_TYPE: '格式不正確',
    TOO_SMALL: '數值太小',
    TOO_LARGE: '數值太大',
    TOO_SHORT: '內容太短',
    TOO_LONG: '內容太長',
    WRONG_FORMAT: '格式不正確',
    NOT_ALLOWED: '不在可選的項目中',
    OUT_OF_ORDER: '與其他欄位不相符',
  },
};
