export type MeterTone = 'rest' | 'warn' | 'danger';

/** The tone for a used fraction; thresholds above 1 are never reached. */
export function meterTone(share: number, warnFrom: number, dangerFrom: number): MeterTone {
  if (share >= dangerFrom) return 'danger';
  return share >= warnFrom ? 'warn' : 'rest';
}
