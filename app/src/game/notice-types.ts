import type { GameNotice } from '@halyard/sdk/types';
import type { BloodPlace } from '@halyard/ui-kit';

/** The signs of notices, besides the pennants of bloods. */
export type NoticeSign = 'organisers' | 'hint' | 'challenge';

/** What clients need to know of a type of notice. */
export interface NoticeType {
  /** The filter that shows it alone; null without one. */
  filter: 'organisers' | 'challenges' | 'bloods' | null;
  /** Its sentence in `game.notices`; null if staff has written the text, which is then Markdown. */
  sentence: 'firstBlood' | 'secondBlood' | 'thirdBlood' | 'hint' | 'challenge' | 'unknown' | null;
  /** What stands before it; a number is the place of a blood. */
  sign: NoticeSign | BloodPlace;
  /** The sign of the toast that announces it; null without a toast. */
  toast: NoticeSign | null;
}

const TYPES: Readonly<Record<GameNotice['type'], NoticeType>> = {
  Normal: { filter: 'organisers', sentence: null, sign: 'organisers', toast: 'organisers' },
  FirstBlood: { filter: 'bloods', sentence: 'firstBlood', sign: 1, toast: null },
  SecondBlood: { filter: 'bloods', sentence: 'secondBlood', sign: 2, toast: null },
  ThirdBlood: { filter: 'bloods', sentence: 'thirdBlood', sign: 3, toast: null },
  NewHint: { filter: 'challenges', sentence: 'hint', sign: 'hint', toast: 'hint' },
  NewChallenge: {
    filter: 'challenges',
    sentence: 'challenge',
    sign: 'challenge',
    toast: 'challenge',
  },
};

/** A type that a newer server has added. This client does not know what its values mean. */
export const UNKNOWN_TYPE: NoticeType = {
  filter: null,
  sentence: 'unknown',
  sign: 'organisers',
  toast: 'organisers',
};

export function typeOf({ type }: Pick<GameNotice, 'type'>): NoticeType {
  return Object.hasOwn(TYPES, type) ? TYPES[type] : UNKNOWN_TYPE;
}
