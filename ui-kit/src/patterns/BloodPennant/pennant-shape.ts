/** First, second or third solver of a challenge. */
export type BloodPlace = 1 | 2 | 3;

/** The box that pennants are drawn in. */
export const PENNANT = { width: 18, height: 16 } as const;

/** Cloth and pole from where the pen stands at the box's corner; all steps are relative. */
export const CLOTH = 'm3 .6h14.6l-3.7 5.65 3.7 5.65h-14.6z';
export const POLE = 'm2.6 .6v14.7';

/** Where the digit's middle is, and its height in a pennant of 16 px. */
export const DIGIT = { x: 8.3, y: 6.25, size: 11 } as const;

/** From the middle of a digit down to its baseline, in parts of its size. */
export const BASELINE = 0.358;
