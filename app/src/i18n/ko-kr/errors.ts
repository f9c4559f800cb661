import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: '서버에 연결할 수 없어요. 연결을 확인하고 다시 시도하세요.',
  aborted: '응답을 다 받기 전에 연결이 끊겼어요. 다시 시도하세요.',
  cancelled: '요청이 취소됐어요.',
  timeout: '서버의 응답이 너무 오래 걸렸어요.',
  badResponse: '서버의 응답을 이 페이지가 이해하지 못했어요. 새로고침하면 해결될 수 있어요.',
  badRequest: '표시된 항목을 확인하세요.',
  rateLimited: '시도가 너무 많아요. {seconds|number}초 기다린 뒤 다시 시도하세요.',
  loadFailed: '불러오지 못했어요',
  requestId: '요청 {id}',
  changedMeanwhile: '그동안 다른 사람이 이 값을 변경했습니다.',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: '입력하세요',
    WRONG_TYPE: '형식이 올바르지 않아요',
    TOO_SMALL: '너무 작아요',
    TOO_LARGE: '너무 커요',
    TOO_SHORT: '너무 짧아요',
    TOO_LONG: '너무 길어요',
    WRONG_FORMAT: '형식이 올바르지 않아요',
    NOT_ALLOWED: '선택할 수 없는 값이에요',
    OUT_OF_ORDER: '다른 항목과 맞지 않아요',
  },
};
