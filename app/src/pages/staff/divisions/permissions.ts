import { PERMISSION, type PermissionName } from '@halyard/sdk/rules';
import type { Division } from '@halyard/sdk/types';
import type { MarkChange, PermissionMark } from '@halyard/ui-kit';

/** What a division may do with a challenge, in the order of the columns. */
export const CHALLENGE_PERMISSIONS = [
  'viewChallenge',
  'submitFlags',
  'getScore',
  'getBlood',
  'affectDynamicScore',
] as const satisfies readonly PermissionName[];
export type ChallengePermission = (typeof CHALLENGE_PERMISSIONS)[number];

/** A mask that grants all of them. */
export const EVERY_BIT = CHALLENGE_PERMISSIONS.reduce((mask, name) => mask | PERMISSION[name], 0);

/** The bits of a mask that are about challenges. */
export function challengeBits(mask: number): number {
  return mask & EVERY_BIT;
}

/** A mask with the bits about challenges replaced; those of the whole game stay. */
export function withChallengeBits(mask: number, bits: number): number {
  return (mask & ~EVERY_BIT) | bits;
}

/** The bits of challenges that differ from the default, by challenge. */
export type Exceptions = ReadonlyMap<number, number>;

/** The exceptions of a division; a row that says what the default says is none. */
export function exceptionsOf({ defaultPermissions, challengeConfigs }: Division): Exceptions {
  const defaults = challengeBits(defaultPermissions);
  return new Map(
    challengeConfigs
      .map(({ challengeId, permissions }) => [challengeId, challengeBits(permissions)] as const)
      .filter(([, bits]) => bits !== defaults),
  );
}

/** Exceptions as a text, the same for the same ones, so that a form can compare them. */
export function packExceptions(exceptions: Exceptions): string {
  return [...exceptions]
    .toSorted(([one], [other]) => one - other)
    .map(([id, bits]) => `${id}:${bits}`)
    .join(' ');
}

export function unpackExceptions(text: string): Exceptions {
  return new Map(
    text
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => {
        const [id = 0, bits = 0] = part.split(':').map(Number);
        return [id, bits] as const;
      }),
  );
}

/** Without view nothing else is possible; with anything else the challenge has to be seen. */
function withBit(bits: number, name: ChallengePermission, isAllowed: boolean): number {
  if (name === 'viewChallenge') return isAllowed ? bits | PERMISSION.viewChallenge : 0;
  if (!isAllowed) return bits & ~PERMISSION[name];
  return bits | PERMISSION[name] | PERMISSION.viewChallenge;
}

/** The default and its exceptions after a permission of the default was switched. */
export function switchDefault(
  defaults: number,
  exceptions: Exceptions,
  name: ChallengePermission,
  isAllowed: boolean,
): { defaults: number; exceptions: Exceptions } {
  const next = withBit(defaults, name, isAllowed);
  const switched = defaults ^ next;
  const followed = [...exceptions]
    // What an exception has in common with the default stays so.
    .map(([id, bits]) => [id, bits ^ (switched & ~(bits ^ defaults))] as const)
    .filter(([, bits]) => bits !== next);
  return { defaults: next, exceptions: new Map(followed) };
}

/** The exceptions after cells of the matrix were changed. */
export function applyMarks(
  defaults: number,
  exceptions: Exceptions,
  changes: readonly MarkChange[],
): Exceptions {
  const next = new Map(exceptions);
  for (const { row, column, mark } of changes) {
    const id = Number(row);
    const name = CHALLENGE_PERMISSIONS.find((each) => each === column);
    if (!name) continue;
    const isAllowed = mark === 'default' ? isIn(defaults, name) : mark === 'granted';
    const bits = withBit(next.get(id) ?? defaults, name, isAllowed);
    if (bits === defaults) next.delete(id);
    else next.set(id, bits);
  }
  return next;
}

export function isIn(bits: number, name: PermissionName): boolean {
  return (bits & PERMISSION[name]) !== 0;
}

/** How each cell of a row differs from the default. */
export function marksOf(
  defaults: number,
  bits: number | undefined,
): Partial<Record<ChallengePermission, PermissionMark>> {
  if (bits === undefined) return {};
  return Object.fromEntries(
    CHALLENGE_PERMISSIONS.filter((name) => isIn(bits, name) !== isIn(defaults, name)).map(
      (name) => [name, isIn(bits, name) ? 'granted' : 'denied'],
    ),
  );
}

/** In how many of the challenges the division has a permission. */
export function countAllowed(
  challenges: readonly { id: number }[],
  defaults: number,
  exceptions: Exceptions,
  name: ChallengePermission,
): number {
  return challenges.filter(({ id }) => isIn(exceptions.get(id) ?? defaults, name)).length;
}
