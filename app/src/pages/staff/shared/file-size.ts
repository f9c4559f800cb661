import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

const STEP = 1024;
const UNITS = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const;

/** "18.4 KB" */
export function fileSizeText(LL: TranslationFunctions, bytes: number): string {
  const at = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)));
  const unit = UNITS[at] ?? 'bytes';
  const value = bytes / STEP ** at;
  return LL.staff.upload.sizes[unit]({ size: Math.round(value * 10) / 10 });
}
