import { challenge as flotsam } from './challenges/flotsam/challenge.ts';
import { challenge as morseCode } from './challenges/morse-code/challenge.ts';
import { challenge as semaphore } from './challenges/semaphore/challenge.ts';
import { challenge as welcomeAboard } from './challenges/welcome-aboard/challenge.ts';
import type { DemoChallenge } from './challenges/types.ts';

export const challenges: readonly DemoChallenge[] = [welcomeAboard, morseCode, flotsam, semaphore];
