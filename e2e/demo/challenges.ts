import { challenge as anchorPoint } from './challenges/anchor-point/challenge.ts';
import { challenge as flotsam } from './challenges/flotsam/challenge.ts';
import { challenge as latticeWork } from './challenges/lattice-work/challenge.ts';
import { challenge as morseCode } from './challenges/morse-code/challenge.ts';
import { challenge as semaphore } from './challenges/semaphore/challenge.ts';
import { challenge as twoTimePad } from './challenges/two-time-pad/challenge.ts';
import type { DemoChallenge } from './challenges/types.ts';
import { challenge as welcomeAboard } from './challenges/welcome-aboard/challenge.ts';

export const challenges: readonly DemoChallenge[] = [
  welcomeAboard,
  morseCode,
  flotsam,
  semaphore,
  twoTimePad,
  anchorPoint,
  latticeWork,
];
