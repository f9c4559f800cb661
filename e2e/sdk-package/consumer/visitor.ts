import { createClient, getScoreboard, isApiError, listTeams } from '@halyard/sdk';

const codeOf = (error: unknown) => (isApiError(error) ? (error.code ?? error.kind) : String(error));

/** Reads what a page of another origin can: a board, twice, and the refusal of another. */
export async function visit(baseUrl: string) {
  const client = createClient({ baseUrl, retry: { attempts: 1 } });
  const board = await getScoreboard(1, { client });
  return {
    leader: board.items[0]?.name,
    unchanged: (await getScoreboard(1, { client })) === board,
    refused: await getScoreboard(999, { client }).then(() => 'none', codeOf),
    teams: await listTeams({ client }).then(() => 'none', codeOf),
  };
}
