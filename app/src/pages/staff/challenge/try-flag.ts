import type { Flag } from '@halyard/sdk/types';
import { canMakeFlag } from '@halyard/sdk/rules';

/** What a flag would be answered; places count from 1. */
export type Verdict =
  | { kind: 'flag' | 'near'; place: number; isRight: boolean }
  | { kind: 'team' | 'no team' | 'wrong'; isRight: boolean };

const loosely = (flag: string) => flag.replaceAll(/\s/g, '').toLowerCase();

/** Judges as the server does, character by character, and names a flag that differs little. */
export function judgeByList(flags: readonly Pick<Flag, 'flag'>[], flag: string): Verdict {
  const place = flags.findIndex((each) => each.flag === flag) + 1;
  if (place > 0) return { kind: 'flag', place, isRight: true };
  const near = flags.findIndex((each) => loosely(each.flag) === loosely(flag)) + 1;
  if (near > 0) return { kind: 'near', place: near, isRight: false };
  return { kind: 'wrong', isRight: false };
}

/** Whether any team can have a flag; which team has it, only the server knows. */
export function judgeByTemplate(template: string, flag: string): Verdict {
  const isRight = canMakeFlag(template, flag);
  return { kind: isRight ? 'team' : 'no team', isRight };
}
