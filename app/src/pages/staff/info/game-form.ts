import type { GameInfo, GameReplacement } from '@halyard/sdk/types';
import {
  canFreezeAt,
  canTakeWriteupsUntil,
  followEnd,
  type FollowingTimes,
  isScheduleValid,
} from '@halyard/sdk/rules';
import type { FieldErrors } from '../../../forms/form-errors.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { packBonus, unpackBonus } from '../shared/blood-bonus.ts';
import { toGameReplacement } from '../shared/game-replacement.ts';

/** The values of the form; a number or time is null while its field is empty. */
export interface GameForm {
  title: string;
  summary: string;
  visible: boolean;
  start: number | null;
  end: number | null;
  /** Null also for never. */
  freeze: number | null;
  teamMemberCountLimit: number | null;
  containerCountLimit: number | null;
  inviteCode: string;
  acceptWithoutReview: boolean;
  practiceMode: boolean;
  joinTogether: boolean;
  /** Percent. */
  firstBlood: number | null;
  secondBlood: number | null;
  thirdBlood: number | null;
  writeupRequired: boolean;
  writeupDeadline: number | null;
  writeupNote: string;
  content: string;
}

export const BLOODS = [
  'firstBlood',
  'secondBlood',
  'thirdBlood',
] as const satisfies readonly (keyof GameForm)[];

/** The form of a stored game. */
export function toGameForm(game: GameInfo): GameForm {
  const [firstBlood, secondBlood, thirdBlood] = unpackBonus(game.bloodBonus);
  return {
    title: game.title,
    summary: game.summary,
    visible: !game.hidden,
    start: game.start,
    end: game.end,
    freeze: game.freeze ?? null,
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    inviteCode: game.inviteCode ?? '',
    acceptWithoutReview: game.acceptWithoutReview,
    practiceMode: game.practiceMode,
    joinTogether: game.joinTogether ?? false,
    firstBlood,
    secondBlood,
    thirdBlood,
    writeupRequired: game.writeupRequired,
    writeupDeadline: game.writeupDeadline,
    writeupNote: game.writeupNote,
    content: game.content,
  };
}

/** Freeze and deadline for writeups after the edits: what was not edited follows the end, as on the server. */
export function followingTimes(stored: GameInfo, edits: Partial<GameForm>): FollowingTimes {
  const { freeze = null, writeupDeadline } = stored;
  const after = { start: edits.start ?? stored.start, end: edits.end ?? stored.end };
  const following = followEnd({ end: stored.end, freeze, writeupDeadline }, after);
  return {
    freeze: edits.freeze === undefined ? following.freeze : edits.freeze,
    writeupDeadline: edits.writeupDeadline ?? following.writeupDeadline,
  };
}

/** The request: all fields of the stored game with the edits applied. */
export function withEdits(stored: GameInfo, edits: Partial<GameForm>): GameReplacement {
  const form = { ...toGameForm(stored), ...edits };
  // A freeze that the request names anew hides again what was released.
  const { freeze: _freeze, ...replacement } = toGameReplacement(stored);
  return {
    ...replacement,
    title: form.title,
    summary: form.summary,
    hidden: !form.visible,
    start: form.start ?? stored.start,
    end: form.end ?? stored.end,
    ...(edits.freeze !== undefined && { freeze: edits.freeze }),
    teamMemberCountLimit: form.teamMemberCountLimit ?? stored.teamMemberCountLimit,
    containerCountLimit: form.containerCountLimit ?? stored.containerCountLimit,
    inviteCode: form.inviteCode === '' ? null : form.inviteCode,
    acceptWithoutReview: form.acceptWithoutReview,
    practiceMode: form.practiceMode,
    ...(stored.joinTogether !== undefined && { joinTogether: form.joinTogether }),
    bloodBonus: packBonus([form.firstBlood ?? 0, form.secondBlood ?? 0, form.thirdBlood ?? 0]),
    writeupRequired: form.writeupRequired,
    writeupDeadline: followingTimes(stored, edits).writeupDeadline,
    writeupNote: form.writeupNote,
    content: form.content,
  };
}

/** The form's names of fields that have another name in the contract. */
export const GAME_FIELD_NAMES: Readonly<Record<string, keyof GameForm>> = {
  hidden: 'visible',
  bloodBonus: 'firstBlood',
};

/** Numbers and times can be empty while they are edited, but not when they are saved. */
export const REQUIRED_GAME_FIELDS = [
  'start',
  'end',
  'writeupDeadline',
  'teamMemberCountLimit',
  'containerCountLimit',
  ...BLOODS,
] as const satisfies readonly (keyof GameForm)[];

/** Rules that the request's schema does not contain. */
export function gameErrors(
  LL: TranslationFunctions,
  form: GameForm,
  stored: GameForm,
): FieldErrors<GameForm> {
  const { start, end } = form;
  const errors: FieldErrors<GameForm> = {};
  for (const name of BLOODS) {
    if ((form[name] ?? 0) > 100) errors[name] = LL.staff.info.percentTooLarge();
  }
  if (start !== null && end !== null && !isScheduleValid({ start, end })) {
    errors.end = LL.staff.info.endBeforeStart();
  }
  if (isFreezeOutside(form, stored)) errors.freeze = LL.staff.info.freezeOutside();
  if (isDeadlineBeforeEnd(form, stored)) {
    errors.writeupDeadline = LL.staff.info.deadlineBeforeEnd();
  }
  return errors;
}

/** A freeze that is not edited follows the end, so only an edited one can be outside. */
function isFreezeOutside({ start, end, freeze }: GameForm, stored: GameForm): boolean {
  const schedule = { start: start ?? -Infinity, end: end ?? Infinity };
  return freeze !== null && freeze !== stored.freeze && !canFreezeAt(schedule, freeze);
}

/** A deadline that is not edited follows the end, so only an edited one can be before it. */
function isDeadlineBeforeEnd({ end, writeupDeadline }: GameForm, stored: GameForm): boolean {
  const isEdited = writeupDeadline !== null && writeupDeadline !== stored.writeupDeadline;
  return isEdited && end !== null && !canTakeWriteupsUntil({ end }, writeupDeadline);
}

const CODE_LENGTH = 12;
/** Letters and digits without those that look or sound alike. */
const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates a random invite code. */
export function randomInviteCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return Array.from(numbers, (number) => CODE_SIGNS[number % CODE_SIGNS.length]).join('');
}
