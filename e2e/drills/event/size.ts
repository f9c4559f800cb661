import { sized } from '../../load/quick.ts';

const at = process.argv.indexOf('--processes');

/** Server processes on one database; more than one share half the load. */
export const PROCESSES = at === -1 ? 1 : Number(process.argv[at + 1]);

const share = PROCESSES === 1 ? 1 : 0.5;

const FULL = {
  teams: 2000 * share,
  players: 5000 * share,
  /** The players that use the SDK. */
  sdkPlayers: 200 * share,
  /** The players whose network lets no stream through. */
  pollers: 960 * share,
  challenges: 40,
  flagsPerSecond: 50 * share,
};

const QUICK: typeof FULL = {
  teams: 40,
  players: 100,
  sdkPlayers: 6,
  pollers: 14,
  challenges: 3,
  flagsPerSecond: 20,
};

export const SIZE = sized(FULL, QUICK);

/** The plan of the event, in seconds. */
export const PLAN = sized(
  { lead: 4, opening: 60, flags: 300, killAt: 150, practice: 20, tail: 5 },
  { lead: 2, opening: 2, flags: 9, killAt: 2, practice: 1, tail: 2 },
);

/** No flag is sent around the end, so that it is known on which side of it each one is. */
export const QUIET_SECONDS = 2;
