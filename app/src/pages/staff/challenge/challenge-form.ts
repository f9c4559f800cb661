import type { Category, ChallengeUpdate, EditChallenge, NetworkMode } from '@halyard/sdk/types';
import type { FieldErrors } from '../../../forms/form-errors.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** The values of the form; a number is null while its field is empty. */
export interface ChallengeForm {
  title: string;
  category: Category;
  /** 0 means no limit. */
  submissionLimit: number | null;
  /** Null for the end of the game. */
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

// 0.07 * 100 is 7.000000000000001 in binary floating point.
function toPercent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** The contract's value for "until the end of the game"; null would keep the stored deadline. */
const WITH_GAME = 0;

/** The request for the edited fields; omitted fields keep their values. */
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

/** The hints without empty ones. */
export function writtenHints(hints: readonly string[]): string[] {
  return hints.map((hint) => hint.trim()).filter((hint) => hint !== '');
}

/** The form's names of fields that the contract names differently. */
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

/** Rules that the request's schema does not contain. */
export function challengeErrors(
  LL: TranslationFunctions,
  { minPercent, exposePort }: ChallengeForm,
): FieldErrors<ChallengeForm> {
  const isPercent = minPercent === null || (minPercent >= 0 && minPercent <= 100);
  return {
    ...(!isPercent && { minPercent: LL.staff.challenge.percentRange() }),
    ...portError(LL, exposePort),
  };
}

/** The API takes 0 from clients that mean no port by it, and then keeps the stored one. */
export function portError(LL: TranslationFunctions, port: number | null): { exposePort?: string } {
  return port === 0 ? { exposePort: LL.errors.field.TOO_SMALL() } : {};
}
