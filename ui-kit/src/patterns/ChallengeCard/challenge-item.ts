import type { BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';

/** What is shown to the right of a challenge's title. */
export type ChallengeMark =
  | { kind: 'running'; /** Remaining time, "8:40"; undefined while it is long. */ text?: string }
  | { kind: 'new'; text: string }
  | { kind: 'closing'; /** Time until it closes, "0:42". */ text: string }
  | { kind: 'closed'; text: string };

/** A challenge as cards and rows show it; all texts are formatted. */
export interface ChallengeItem {
  id: number;
  href: string;
  title: string;
  category: AnyCategory;
  /** "471" */
  points: string;
  /** "12 solves", "no solves" */
  solves: string;
  /** The whole card in one sentence, for assistive technology; starts with the title. */
  label: string;
  solved?: boolean;
  /** The blood of the viewer's team. */
  blood?: BloodPlace | undefined;
  /** The best blood that is still available; shown while unsolved. */
  openBlood?: BloodPlace | undefined;
  mark?: ChallengeMark | undefined;
}
