import type { Translations } from './i18n-types.ts';

/** Parts of the app whose texts are downloaded together; a later area needs the earlier ones too. */
export const AREAS = ['visitor', 'player', 'staff'] as const;

export type Area = (typeof AREAS)[number];

/** The namespaces of each area, used by the build. A new namespace is added here. */
export const NAMESPACES: Readonly<Record<Area, readonly (keyof Translations)[]>> = {
  visitor: [
    'common',
    'terms',
    'frame',
    'errors',
    'account',
    'profile',
    'home',
    'games',
    'posts',
    'tokens',
    'about',
  ],
  player: ['game', 'scoreboard', 'teams'],
  staff: ['staff', 'setup'],
};

/** Folders of `src/pages` whose pages need more than the visitor's texts. */
export const PAGE_AREAS: Readonly<Record<string, Area>> = {
  game: 'player',
  teams: 'player',
  staff: 'staff',
  setup: 'staff',
};

/** An area and those before it. */
export function areasUpTo(area: Area): readonly Area[] {
  return AREAS.slice(0, AREAS.indexOf(area) + 1);
}
