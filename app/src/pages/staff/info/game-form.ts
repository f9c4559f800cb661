import type { GameInfo, GameInput } from '@halyard/sdk/react';
import { packBonus, unpackBonus } from '../shared/blood-bonus.ts';
import { toGameInput } from '../shared/game-input.ts';

/** What the form of a game holds; a number or time is null while its field is empty. */
export interface GameForm {
  title: string;
  summary: string;
  visible: boolean;
  start: number | null;
  end: number | null;
  teamMemberCountLimit: number | null;
  containerCountLimit: number | null;
  inviteCode: string;
  acceptWithoutReview: boolean;
  practiceMode: boolean;
  /** Percent. */
  firstBlood: number | null;
  secondBlood: number | null;
  thirdBlood: number | null;
  content: string;
}

/** Numbers and times of the form, which can be empty but must not be when it is saved. */
export type NumberName = {
  [Name in keyof GameForm]: null extends GameForm[Name] ? Name : never;
}[keyof GameForm];

/** The form of a stored game. */
export function toGameForm(game: GameInfo): GameForm {
  const [firstBlood, secondBlood, thirdBlood] = unpackBonus(game.bloodBonus);
  return {
    title: game.title,
    summary: game.summary,
    visible: !game.hidden,
    start: game.start,
    end: game.end,
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    inviteCode: game.inviteCode ?? '',
    acceptWithoutReview: game.acceptWithoutReview,
    practiceMode: game.practiceMode,
    firstBlood,
    secondBlood,
    thirdBlood,
    content: game.content,
  };
}

/** The whole game with edits laid over what is stored, as an update takes it. */
export function withEdits(stored: GameInfo, edits: Partial<GameForm>): GameInput {
  const form = { ...toGameForm(stored), ...edits };
  return {
    ...toGameInput(stored),
    title: form.title.trim(),
    summary: form.summary,
    hidden: !form.visible,
    start: form.start ?? stored.start,
    end: form.end ?? stored.end,
    teamMemberCountLimit: form.teamMemberCountLimit ?? stored.teamMemberCountLimit,
    containerCountLimit: form.containerCountLimit ?? stored.containerCountLimit,
    inviteCode: form.inviteCode.trim() === '' ? null : form.inviteCode.trim(),
    acceptWithoutReview: form.acceptWithoutReview,
    practiceMode: form.practiceMode,
    bloodBonus: packBonus([form.firstBlood ?? 0, form.secondBlood ?? 0, form.thirdBlood ?? 0]),
    content: form.content,
  };
}

/** What is wrong with the form as it stands, by field. */
export type GameFormFault = 'missing' | 'endBeforeStart' | 'tooMuch';

const PERCENT_NAMES = ['firstBlood', 'secondBlood', 'thirdBlood'] as const;
const NUMBER_NAMES = [
  'start',
  'end',
  'teamMemberCountLimit',
  'containerCountLimit',
  ...PERCENT_NAMES,
] as const satisfies readonly NumberName[];

/** Faults that no server needs to be asked about; empty when the form can be saved. */
export function findFaults(form: GameForm): Partial<Record<keyof GameForm, GameFormFault>> {
  const faults: Partial<Record<keyof GameForm, GameFormFault>> = {};
  if (form.title.trim() === '') faults.title = 'missing';
  for (const name of NUMBER_NAMES) if (form[name] === null) faults[name] = 'missing';
  for (const name of PERCENT_NAMES) if ((form[name] ?? 0) > 100) faults[name] = 'tooMuch';
  if (form.start !== null && form.end !== null && form.end < form.start) {
    faults.end = 'endBeforeStart';
  }
  return faults;
}

const CODE_LENGTH = 12;
/** Without letters and digits that are mistaken for each other when read aloud or typed off. */
const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** An invite code nobody guesses. */
export function randomInviteCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return Array.from(numbers, (number) => CODE_SIGNS[number % CODE_SIGNS.length]).join('');
}
