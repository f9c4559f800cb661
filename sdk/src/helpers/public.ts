export { live, type LiveOptions, type LiveState } from './live.ts';
export { paged } from './paged.ts';
export { submitFlagAndWait, type Verdict, type WaitOptions } from './submit-flag-and-wait.ts';
