/** First, second or third solver of a challenge. */
export type BloodPlace = 1 | 2 | 3;

/** View box of a pennant. */
export const PENNANT = { width: 18, height: 16 } as const;

/** Path of the cloth, in relative steps from the corner of the view box. */
export const CLOTH = 'm3 .6h14.6l-3.7 5.65 3.7 5.65h-14.6z';
export const POLE = 'm2.6 .6v14.7';

/**
 * Digits as paths instead of text: a score matrix has hundreds of them, and text would dominate its
 * rendering time.
 */
export const DIGIT: Readonly<Record<BloodPlace, string>> = {
  1: 'm6.4 4.45l2.1-1.45v7.2',
  2: 'm6.15 4.9a2.15 1.9 0 0 1 4.3 0c0 1.5-1.2 2.2-4.2 4.5h4.5',
  3: 'm6.2 4.4a2.1 1.6 0 1 1 2 1.85a2.2 1.75 0 1 1-2.3 1.75',
};
