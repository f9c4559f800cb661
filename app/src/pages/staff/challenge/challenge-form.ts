import type { Category, ChallengeUpdate, EditChallenge, NetworkMode } from '@halyard/sdk/react';
import type { FieldErrors } from '../../../forms/form-errors.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** What the form of a challenge holds; a number is null while its field is empty. */
export interface ChallengeForm {
  title: string;
  category: Category;
  /** 0: any number. */
  submissionLimit: number | null;
  /** Null: with the end of the game. */
  deadline: number | null;
  content: string;
  hints: readonly string[];
  originalScore: number | null;
  minPercent: number | null;
  difficulty: number | null;
  hasBloodBonus: boolean;
  flagTemplate: string;
  fileName: string;
  containerImage: string;
  exposePort: number | null;
  /** Cores. */
  cpu: number | null;
  /** MB. */
  memoryLimit: number | null;
  storageLimit: number | null;
  networkMode: NetworkMode;
  enableTrafficCapture: boolean;
}

/** The form of a stored challenge. */
export function toChallengeForm(challenge: EditChallenge): ChallengeForm {
  return {
    title: challenge.title,
    category: challenge.category,
    submissionLimit: challenge.submissionLimit,
    deadline: challenge.deadlineUtc,
    content: challenge.content,
    hints: challenge.hints,
    originalScore: challenge.originalScore,
    minPercent: toPercent(challenge.minScoreRate),
    difficulty: challenge.difficulty,
    hasBloodBonus: !challenge.disableBloodBonus,
    flagTemplate: challenge.flagTemplate ?? '',
    fileName: challenge.fileName,
    containerImage: challenge.containerImage,
    exposePort: challenge.exposePort,
    cpu: challenge.cpuCount / 10,
    memoryLimit: challenge.memoryLimit,
    storageLimit: challenge.storageLimit,
    networkMode: challenge.networkMode,
    enableTrafficCapture: challenge.enableTrafficCapture,
  };
}

// A share such as 0.07 is not exact in binary: its percent would have a long tail.
function toPercent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Deadline that the contract reads as "until the end of the game"; null would mean "leave it". */
const WITH_GAME = 0;

/** Only what was edited, as an update takes it: what is left out stays as it is. */
export function toChallengeUpdate(edits: Partial<ChallengeForm>): ChallengeUpdate {
  const { deadline, hints, minPercent, hasBloodBonus, cpu, ...same } = edits;
  return {
    ...same,
    ...(deadline !== undefined && { deadlineUtc: deadline ?? WITH_GAME }),
    ...(hints && { hints: writtenHints(hints) }),
    ...(minPercent != null && { minScoreRate: minPercent / 100 }),
    ...(hasBloodBonus !== undefined && { disableBloodBonus: !hasBloodBonus }),
    ...(cpu != null && { cpuCount: Math.round(cpu * 10) }),
  };
}

/** Hints without the empty ones that were only begun. */
export function writtenHints(hints: readonly string[]): string[] {
  return hints.map((hint) => hint.trim()).filter((hint) => hint !== '');
}

/** The names of the contract's fields, for what a server refuses, in the form's own names. */
export const CHALLENGE_FIELD_NAMES: Readonly<Record<string, keyof ChallengeForm>> = {
  deadlineUtc: 'deadline',
  minScoreRate: 'minPercent',
  disableBloodBonus: 'hasBloodBonus',
  cpuCount: 'cpu',
};

/** Numbers can be empty while they are edited, but not when they are saved. */
export const REQUIRED_CHALLENGE_FIELDS = [
  'submissionLimit',
  'originalScore',
  'minPercent',
  'difficulty',
  'exposePort',
  'cpu',
  'memoryLimit',
  'storageLimit',
] as const satisfies readonly (keyof ChallengeForm)[];

/** Rules of the form that the contract states otherwise. */
export function challengeErrors(
  LL: TranslationFunctions,
  { minPercent }: ChallengeForm,
): FieldErrors<ChallengeForm> {
  const isPercent = minPercent === null || (minPercent >= 0 && minPercent <= 100);
  return isPercent ? {} : { minPercent: LL.staff.challenge.percentRange() };
}
