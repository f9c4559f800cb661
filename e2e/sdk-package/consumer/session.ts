import {
  ApiError,
  createClient,
  getGame,
  getProfile,
  getScoreboard,
  isApiError,
  listGames,
  login,
} from '@halyard/sdk';

/** The result of a session with the seeded server, the same in every runtime. */
export interface SessionReport {
  user: string | null;
  games: string[];
  standings: string[];
  /** Whether requesting the same board again returns the same object. */
  sameBoard: boolean;
  refusal: { kind: string; status: number; code: string | null; narrowed: boolean };
}

/** Signs in, lists the games, reads the standings of the first and requests an unknown game. */
export async function runSession(
  baseUrl: string,
  userName: string,
  password: string,
): Promise<SessionReport> {
  const client = createClient({ baseUrl });
  await login({ userName, password }, { client });
  const profile = await getProfile({ client });
  const games = await listGames({ count: 10 }, { client });
  const board = await getScoreboard(games.data[0]?.id ?? 0, { client });
  const again = await getScoreboard(games.data[0]?.id ?? 0, { client });
  const error: unknown = await getGame(999_999, { client }).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('A game that does not exist was answered');
  return {
    user: profile.userName,
    games: games.data.map(({ title }) => title),
    standings: board.items.map(({ rank, name, score }) => `${rank} ${name} ${score}`),
    sameBoard: board === again,
    refusal: {
      kind: error.kind,
      status: error.status,
      code: error.code,
      narrowed: isApiError(error, 'GAME_NOT_FOUND'),
    },
  };
}
