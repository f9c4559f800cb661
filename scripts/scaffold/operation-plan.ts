import { METHODS, type Method } from '../../api-spec/bundle.ts';
import { toCamel, toPascal } from './names.ts';

export const ACCESS = ['public', 'session', 'user', 'monitor', 'admin'] as const;
export const PARTICIPATIONS = ['none', 'any', 'accepted'] as const;
export const PHASES = ['any', 'started', 'running'] as const;

/** The options of the command line for an operation. */
export interface OperationOptions {
  method?: string | undefined;
  access?: string | undefined;
  participation?: string | undefined;
  phase?: string | undefined;
}

/** What an operation requires of the game in its path. */
export interface GamePlan {
  participation: (typeof PARTICIPATIONS)[number];
  phase: (typeof PHASES)[number];
}

/** The properties of a new operation. */
export interface OperationPlan {
  /** The name in addresses and files: `team-history`. */
  place: string;
  /** The name in types: `TeamHistory`. */
  noun: string;
  /** The id of the operation: `getTeamHistory`. */
  id: string;
  path: string;
  method: Method;
  access: (typeof ACCESS)[number];
  /** What it requires of the game in its path; null when it is about none. */
  game: GamePlan | null;
  hasBody: boolean;
}

const VERBS: Readonly<Record<Method, string>> = {
  get: 'get',
  post: 'create',
  put: 'update',
  delete: 'delete',
};

/** Reads a name like `team/history` with its options; throws for what does not exist. */
export function planOperation(name: string, options: OperationOptions): OperationPlan {
  const [, tag, rest] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? [];
  if (!tag || !rest) throw new Error(`An operation is named like team/history, not ${name}`);
  const method = oneOf(METHODS, 'method', options.method ?? 'get');
  const access = oneOf(ACCESS, 'access', options.access ?? 'public');
  const place = `${tag}-${rest}`;
  const noun = toPascal(place);
  const isAboutGame = options.participation !== undefined || options.phase !== undefined;
  const game = isAboutGame
    ? {
        participation: oneOf(PARTICIPATIONS, 'participation', options.participation ?? 'none'),
        phase: oneOf(PHASES, 'phase', options.phase ?? 'any'),
      }
    : null;
  if (access === 'public' && game !== null && game.participation !== 'none')
    throw new Error('A public operation requires no participation: set --access user');
  return {
    place,
    noun,
    id: `${VERBS[method]}${noun}`,
    path: game
      ? `/api/ext/game/{gameId}/${tag === 'game' ? rest : place}`
      : `/api/ext/${tag}/${rest}`,
    method,
    access,
    game,
    hasBody: method === 'post' || method === 'put',
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  option: string,
  given: string,
): Value {
  const found = values.find((value) => value === given);
  if (!found) throw new Error(`--${option} is one of ${values.join(', ')}, not ${given}`);
  return found;
}

/** The name of the operation's extension, routes and scenarios, as in `teamHistory`. */
export function shortName({ noun }: OperationPlan): string {
  return toCamel(noun);
}
