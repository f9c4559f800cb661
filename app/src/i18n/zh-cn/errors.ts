import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: '无法连接服务器。检查网络后重试。',
  aborted: '连接在收到完整响应前中断，请重试。',
  cancelled: '请求已取消。',
  timeout: '服务器响应超时。',
  badResponse: '页面无法识别服务器的响应，重新加载可能有用。',
  badRequest: '请检查标出的内容。',
  rateLimited: '尝试过于频繁，{seconds|number} 秒后再试。',
  loadFailed: '加载失败',
  requestId: '请求 {id}',
  changedMeanwhile: '其他人在此期间修改了此项。',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: '请填写此项',
    WRONG_TYPE: '格式不正确',
    TOO_SMALL: '数值太小',
    TOO_LARGE: '数值太大',
    TOO_SHORT: '内容太短',
    TOO_LONG: '内容太长',
    WRONG_FORMAT: '格式不正确',
    NOT_ALLOWED: '不在可选范围内',
    OUT_OF_ORDER: '与其他内容不相符',
  },
};
