export type MeterTone = 'rest' | 'warn' | 'danger';

/** How bad a share of something used up is; limits above 1 are never reached. */
export function meterTone(share: number, warnFrom: number, dangerFrom: number): MeterTone {
  if (share >= dangerFrom) return 'danger';
  return share >= warnFrom ? 'warn' : 'rest';
}
