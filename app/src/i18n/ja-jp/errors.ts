import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'サーバーに接続できません。接続を確認して、もう一度試してください。',
  aborted: '応答を最後まで受け取る前に接続が切れました。もう一度試してください。',
  cancelled: 'リクエストは取り消されました。',
  timeout: 'サーバーからの応答に時間がかかりすぎました。',
  badResponse: 'サーバーの応答をこのページで処理できませんでした。再読み込みで直ることがあります。',
  badRequest: '印の付いた項目を確認してください。',
  rateLimited: '試行が多すぎます。{seconds|number}秒待ってから、もう一度試してください。',
  loadFailed: '読み込めませんでした',
  requestId: 'リクエスト {id}',
  changedMeanwhile: 'その間にほかの人が変更しました。',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: '入力してください',
    WRONG_TYPE: '形式が正しくありません',
    TOO_SMALL: '小さすぎます',
    TOO_LARGE: '大きすぎます',
    TOO_SHORT: '短すぎます',
    TOO_LONG: '長すぎます',
    WRONG_FORMAT: '形式が正しくありません',
    NOT_ALLOWED: '選択肢にありません',
    OUT_OF_ORDER: 'ほかの項目と整合しません',
  },
};
