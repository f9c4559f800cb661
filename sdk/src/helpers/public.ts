export { assetOf } from './asset-of.ts';
export { live } from './live.ts';
export type { LiveOptions, LiveState } from './live-options.ts';
export { paged } from './paged.ts';
export {
  submitFlagAndWait,
  type Verdict,
  waitForVerdict,
  type WaitOptions,
} from './submit-flag-and-wait.ts';
