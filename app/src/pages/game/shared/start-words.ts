import type { ContainerInfo } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

const MEGABYTE = 2 ** 20;

export interface StartWords {
  title: string;
  note: string;
  /** How much of its image has arrived, while that is known. */
  progress?: { share: number; text: string; label: string };
}

/** What is said while a container starts; also of a server that does not say how far it is. */
export function startWords(LL: TranslationFunctions, start: ContainerInfo['start']): StartWords {
  const words = LL.game.instance;
  if (!start) return { title: words.starting(), note: words.startingNote() };
  const { phase, place, pulledBytes, pullBytes } = start;
  const title = words.phases[phase]();
  if (phase === 'Probing') return { title, note: words.probing() };
  if (place !== null) return { title, note: words.place({ place }) };
  if (pulledBytes === null) return { title, note: words.startingNote() };
  const done = megabytes(pulledBytes);
  if (!pullBytes) return { title, note: words.pulledSoFar({ done }) };
  const note = words.pulled({ done, total: megabytes(pullBytes) });
  const share = Math.min(1, pulledBytes / pullBytes);
  // Unpacking takes a while after the last byte, and the ring has room for two digits.
  const text = words.percent({ percent: Math.min(99, Math.floor(share * 100)) });
  return { title, note, progress: { share, text, label: note } };
}

function megabytes(bytes: number): number {
  const value = bytes / MEGABYTE;
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
