import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { FIELDS, type Field } from './sheet/columns.ts';
import type { ImportRow, RowFault } from './sheet/people.ts';

/** What is wrong with a row, with the field and the reason. */
export function faultText(LL: TranslationFunctions, fault: RowFault): string {
  const words = LL.staff.users.import;
  const field = isField(fault.field) ? words.fields[fault.field]() : fault.field;
  return words.fault({ field, reason: reasonOf(LL, fault) });
}

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}

function reasonOf(LL: TranslationFunctions, { code, length, bound, line }: RowFault): string {
  const { reasons } = LL.staff.users.import;
  if (length !== undefined && bound !== undefined) {
    return code === 'TOO_LONG'
      ? reasons.tooLong({ count: length, max: bound })
      : reasons.tooShort({ count: length, min: bound });
  }
  switch (code) {
    case 'REQUIRED':
      return reasons.missing();
    case 'USER_NAME_INVALID':
      return reasons.nameInvalid();
    case 'USER_NAME_TAKEN':
    case 'EMAIL_TAKEN':
      return reasons.taken();
    case 'PASSWORD_TOO_WEAK':
      return reasons.weak();
    case 'TEAM_NAME_LOOKS_ALIKE':
      return reasons.alike({ line: line ?? 0 });
    case 'YES_OR_NO':
      return reasons.yesOrNo();
    case 'DAMAGED':
      return reasons.damaged();
    case 'BANNED_UNSUPPORTED':
      return reasons.banned();
    default:
      return reasons.invalid();
  }
}

/** What is done with a row otherwise than the sheet says, or what is unusual about it. */
export function noteTexts(LL: TranslationFunctions, row: ImportRow): string[] {
  const { notes } = LL.staff.users.import;
  return [
    ...row.notes.map((note) => notes[note]()),
    ...(row.banned ? [notes.BANNED()] : []),
    ...(row.hidden ? [notes.HIDDEN()] : []),
  ];
}
