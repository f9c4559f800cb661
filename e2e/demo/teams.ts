import type { Category } from './challenges/types.ts';
import { CATEGORIES } from './challenges/types.ts';
import { seededRandom } from './challenges/tools/random.ts';
import type { SeededRandom } from './challenges/tools/random.ts';

export interface DemoTeam {
  name: string;
  bio: string | null;
  /** User names, the captain first. */
  members: readonly [string, ...string[]];
  /** 0..1: how much the team solves, and how fast. */
  strength: number;
  /** Categories in which the team is fast. */
  favourites: readonly Category[];
}

/** The visitor's team: bots play for it only until the demo is ready. */
export const HOME_TEAM = 'Long Splice';
/** The visitor's user name. */
export const HOME_PLAYER = 'linnea';

/** Joins when all others are accepted, and waits for review by an administrator. */
export const LATE_TEAM = {
  name: 'Harbour Pilots',
  bio: 'Sorry, the bridge was up.',
  members: ['pilot_signe'],
} as const;

/** Roughly from the strongest to the weakest. */
const NAMES: readonly string[] = [
  'tern.team',
  'nullbyte',
  'Bilge Rats',
  HOME_TEAM,
  'r00tbeer',
  'Ghost Fleet',
  'Salt & Hash',
  '0xKraken',
  '潮汐',
  'Dead Reckoning',
  'Fathom Five',
  'Белая гавань',
  'Kernel Panic',
  'Jolly Roger',
  'Cipher Squall',
  'Foc’sle',
  'Belaying Pwn',
  'Segfault Shanty',
  '灯台守',
  'Heap of Herring',
  'Byte the Anchor',
  'Φάρος',
  'Stack Wharf',
  'Keel over IP',
  'Smørrebrød Overflow',
  'Lee Shore Labs',
  'Нулевой меридиан',
  'Two Knots Ahead',
  'Port 443, Starboard',
  'Rubber Dinghies',
  'Sextant Cases',
  'Moored at Root',
  'Barnacle Debuggers',
  '파도소리',
  'Cormorant Drive-By',
  'Null Island Ferry',
  'Seagull Syscalls',
  'Vingt Mille Lieues',
  'Overboard Flow',
  'Kraken the Code',
  'Plimsoll Line 404',
  'ميناء الليل',
  'Tidal Hashers',
  'Marlinspike Mike',
  'Das Seekabel',
  'Gullible',
  'Wet Socks',
  'Sea Shell Script',
  'Ebb and Floe',
  'Bit of a Breeze',
  'Ahoy World',
  '黑帆',
  'Packet Boat',
  'Landlubbers Inc.',
  'Lost at C',
  'Mare Nostrum 2.0',
  'Rust on the Hull',
  'Las Boyas',
  'Anchored Downloads',
  'First Time Afloat',
];

const BIOS: readonly string[] = [
  'Two ropes, one rope.',
  'We read the manual, once.',
  'Here for the soup.',
  'If it floats, we fuzz it.',
  'Somebody has to be the anchor.',
];

const FIRST_NAMES = `aino anders astrid bao bjarne carmen chidi dario dunja edda eino elif emil
fatima finn freya gita goran hana henrik ida imre ines ivar jana jonas kaisa kofi lars leila
lotte luca maeve malik marek mina nadia niko noor olga oskar paola pelle petra quim rana rasmus
rosa sami saskia selma sigrid sven tamar tariq tomas uma vera viktor wanda xenia yara yusuf zora`;

const WORDS = `bowline capstan davit eddy fender gannet halyards jib kelp leeward mizzen narwhal
oakum plover quay reef shoal tiller urchin vane winch yawl zephyr brig cleat dory ember flotilla
grapnel hawser islet jetty ketch lagoon mooring nettle osprey petrel ropewalk sloop thwart`;

const words = (text: string): string[] => text.split(/\s+/);

/** Generates unique user names, without the visitor's. */
function userNames(count: number, random: SeededRandom): string[] {
  const people = random.shuffled(words(FIRST_NAMES));
  const things = random.shuffled(words(WORDS));
  const numbered = people.map((name) => `${name}${10 + random.below(89)}`);
  const pairs = things.map((thing, at) => `${thing}_${people[at] ?? ''}`);
  const fitting = [...people, ...things, ...numbered, ...pairs].filter(
    (name) => name.length >= 3 && name.length <= 15 && name !== HOME_PLAYER,
  );
  return random.shuffled(fitting).slice(0, count);
}

function crew(team: string, names: string[], random: SeededRandom): [string, ...string[]] {
  const size = 1 + random.below(4);
  const [captain = 'nobody', ...mates] = names.splice(0, size);
  return team === HOME_TEAM ? [HOME_PLAYER, captain, ...mates] : [captain, ...mates];
}

/** The 60 teams; deterministic. */
export function makeTeams(): DemoTeam[] {
  const random = seededRandom('teams');
  const names = userNames(NAMES.length * 4, random);
  return NAMES.map((name, place) => ({
    name,
    bio: random.below(3) === 0 ? random.pick(BIOS) : null,
    members: crew(name, names, random),
    strength: Math.min(
      1,
      Math.max(0.05, 1 - place / NAMES.length + 0.2 * (random.fraction() - 0.5)),
    ),
    favourites: random.shuffled(CATEGORIES).slice(0, 3),
  }));
}
