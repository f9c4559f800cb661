import { challenge as anchorPoint } from './challenges/anchor-point/challenge.ts';
import { challenge as blackBox } from './challenges/black-box/challenge.ts';
import { challenge as cargoManifest } from './challenges/cargo-manifest/challenge.ts';
import { challenge as depthSounder } from './challenges/depth-sounder/challenge.ts';
import { challenge as doubleLedger } from './challenges/double-ledger/challenge.ts';
import { challenge as flotsam } from './challenges/flotsam/challenge.ts';
import { challenge as landfall } from './challenges/landfall/challenge.ts';
import { challenge as latticeWork } from './challenges/lattice-work/challenge.ts';
import { challenge as looseCannon } from './challenges/loose-cannon/challenge.ts';
import { challenge as morseCode } from './challenges/morse-code/challenge.ts';
import { challenge as mutiny } from './challenges/mutiny/challenge.ts';
import { challenge as parrot } from './challenges/parrot/challenge.ts';
import { challenge as pocketChart } from './challenges/pocket-chart/challenge.ts';
import { challenge as semaphore } from './challenges/semaphore/challenge.ts';
import { challenge as shipInABottle } from './challenges/ship-in-a-bottle/challenge.ts';
import { challenge as spliceOrder } from './challenges/splice-order/challenge.ts';
import { challenge as twoTimePad } from './challenges/two-time-pad/challenge.ts';
import type { DemoChallenge } from './challenges/types.ts';
import { challenge as welcomeAboard } from './challenges/welcome-aboard/challenge.ts';

/** All challenges of the demo's game, in the order of categories. */
export const challenges: readonly DemoChallenge[] = [
  welcomeAboard,
  morseCode,
  flotsam,
  semaphore,
  twoTimePad,
  anchorPoint,
  latticeWork,
  looseCannon,
  cargoManifest,
  shipInABottle,
  doubleLedger,
  blackBox,
  depthSounder,
  pocketChart,
  spliceOrder,
  parrot,
  mutiny,
  landfall,
];
