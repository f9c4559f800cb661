import type { ChallengeDetail, SubmissionResult } from '@halyard/sdk/types';
import { readDevice, useDevice, writeDevice } from '../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';

/** A flag that could not be sent, and that the player wants to be sent when the server is back. */
export interface KeptFlag {
  userId: string;
  gameId: number;
  challengeId: number;
  /** Title of the challenge. */
  challenge: string;
  flag: string;
  /**
   * The team's last attempt before this flag was sent without an answer: if the server received it,
   * a later attempt has the same text. Null while it has not been sent.
   */
  sentAfter: number | null;
}

/** What became of a flag; `solved`: not sent, because the team had solved the challenge. */
export type FlagOutcome =
  | {
      kind: 'judged';
      status: SubmissionResult;
      /** How often the team has sent it. */ attempts: number;
    }
  | { kind: 'solved' }
  | { kind: 'refused'; error: unknown };

/** Loads the code that sends kept flags; beforehand, because it cannot be loaded while the network is away. */
export const loadSender = async () => import('./send-kept.ts');

/** All kept flags on this device. */
export function readKept(): readonly KeptFlag[] {
  return listOf(readDevice(STORAGE_KEYS.keptFlags));
}

export function useKept(): readonly KeptFlag[] {
  return listOf(useDevice(STORAGE_KEYS.keptFlags));
}

function listOf(stored: unknown): readonly KeptFlag[] {
  return Array.isArray(stored) ? stored : NONE;
}

const NONE: readonly KeptFlag[] = [];

/** Keeps a flag, in the place of another one for the same challenge. */
export function keepFlag(kept: KeptFlag): void {
  writeDevice(STORAGE_KEYS.keptFlags, [...readKept().filter((each) => !isSame(each, kept)), kept]);
}

/** Forgets the flag that a user has kept for a challenge. */
export function dropKept(kept: Pick<KeptFlag, 'userId' | 'challengeId'>): void {
  const rest = readKept().filter((each) => !isSame(each, kept));
  if (rest.length !== readKept().length) writeDevice(STORAGE_KEYS.keptFlags, rest);
}

/** Forgets all flags, because the user signs out. */
export function dropAllKept(): void {
  if (readKept().length > 0) writeDevice(STORAGE_KEYS.keptFlags, NONE);
}

type Owner = Pick<KeptFlag, 'userId' | 'challengeId'>;

export function isSame(one: Owner, other: Owner): boolean {
  return one.userId === other.userId && one.challengeId === other.challengeId;
}

/** The newest attempt that is known; 0 without one. */
export function lastAttempt({ tries = [] }: Pick<ChallengeDetail, 'tries'>): number {
  return tries.reduce((last, { id }) => Math.max(last, id), 0);
}

type Listener = (flag: string, outcome: FlagOutcome) => void;

const watchers = new Map<number, Listener>();

/** Hears what becomes of a kept flag of a challenge; returns the function that ends it. */
export function watchKept(challengeId: number, listener: Listener): () => void {
  watchers.set(challengeId, listener);
  return () => {
    if (watchers.get(challengeId) === listener) watchers.delete(challengeId);
  };
}

/** Tells what became of a kept flag; false if nobody watches its challenge. */
export function tellKept({ challengeId, flag }: KeptFlag, outcome: FlagOutcome): boolean {
  const listener = watchers.get(challengeId);
  listener?.(flag, outcome);
  return listener !== undefined;
}
