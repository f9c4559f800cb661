import { PERMISSION } from '@halyard/sdk/rules';
import {
  getListDivisionsQueryKey,
  listDivisions,
  updateDivision,
  updateDivisionChanges,
} from '@halyard/sdk/react';
import type { Division } from '@halyard/sdk/types';
import { useSave } from '../../../changes/use-save.ts';
import type { FormWords } from '../../../forms/list-changes.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import {
  challengeBits,
  exceptionsOf,
  isIn,
  packExceptions,
  unpackExceptions,
  withChallengeBits,
} from './permissions.ts';

/** The values of the editor of a division. */
export interface DivisionForm {
  name: string;
  inviteCode: string;
  join: boolean;
  ranked: boolean;
  review: boolean;
  /** What it may do with challenges, as bits. */
  defaults: number;
  /** Packed, see `packExceptions`. */
  exceptions: string;
}

/** The editor's names of fields that have another name in the contract. */
export const DIVISION_FIELD_NAMES: Readonly<Record<string, keyof DivisionForm>> = {
  defaultPermissions: 'defaults',
  challengeConfigs: 'exceptions',
};

export function toDivisionForm(division: Division): DivisionForm {
  const { name, inviteCode, defaultPermissions } = division;
  return {
    name,
    inviteCode: inviteCode ?? '',
    join: isIn(defaultPermissions, 'joinGame'),
    ranked: isIn(defaultPermissions, 'rankOverall'),
    review: isIn(defaultPermissions, 'requireReview'),
    defaults: challengeBits(defaultPermissions),
    exceptions: packExceptions(exceptionsOf(division)),
  };
}

/** The request: the stored masks with the edits applied. */
export function toDivisionUpdate(stored: Division, edits: Partial<DivisionForm>) {
  const form = { ...toDivisionForm(stored), ...edits };
  const withBit = (mask: number, bit: number, isOn: boolean) => (isOn ? mask | bit : mask & ~bit);
  let mask = withChallengeBits(stored.defaultPermissions, form.defaults);
  mask = withBit(mask, PERMISSION.joinGame, form.join);
  mask = withBit(mask, PERMISSION.rankOverall, form.ranked);
  mask = withBit(mask, PERMISSION.requireReview, form.review);
  return {
    name: form.name,
    inviteCode: form.inviteCode,
    defaultPermissions: mask,
    challengeConfigs: [...unpackExceptions(form.exceptions)].map(([challengeId, bits]) => ({
      challengeId,
      permissions: withChallengeBits(mask, bits),
    })),
  };
}

/** Names and shown values of the fields for the save bar. */
export function divisionFormWords(LL: TranslationFunctions): FormWords<DivisionForm> {
  const words = LL.staff.divisions;
  const onOff = (value: boolean) => (value ? LL.staff.info.on() : LL.staff.info.off());
  const plain = (value: string) => (value === '' ? LL.staff.nothing() : value);
  return {
    name: { label: words.name(), show: plain },
    inviteCode: { label: LL.staff.info.inviteCode(), show: plain },
    join: { label: words.join(), show: onOff },
    ranked: { label: words.ranked(), show: onOff },
    review: { label: words.review(), show: onOff },
    defaults: { label: words.edited.defaults() },
    exceptions: { label: words.edited.exceptions() },
  };
}

/** Saves the edited fields of a division without reverting changes of other users. */
export function useSaveDivision(gameId: number, divisionId: number) {
  const find = (divisions: readonly Division[]) => {
    const division = divisions.find(({ id }) => id === divisionId);
    if (!division) throw new Error('The division was deleted meanwhile.');
    return division;
  };
  return useSave({
    key: getListDivisionsQueryKey(gameId),
    read: () => listDivisions(gameId),
    toValues: (divisions) => toDivisionForm(find(divisions)),
    write: async (newest, edits) => {
      const saved = await updateDivision(
        { gameId, divisionId },
        toDivisionUpdate(find(newest), edits),
        { ifMatch: newest },
      );
      return newest.map((each) => (each.id === divisionId ? saved : each));
    },
    changes: updateDivisionChanges,
    params: { gameId, divisionId },
    scope: `divisions-${gameId}`,
  });
}
