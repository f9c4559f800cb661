import type { Client } from '@halyard/sdk';
import {
  addFlags,
  createChallenge,
  createGame,
  createNotice,
  getEditChallenge,
  listEditChallenges,
  listEditGames,
  listEditNotices,
  setAttachment,
  updateChallenge,
  updateGame,
  uploadAssets,
} from '@halyard/sdk';
import { phaseOf } from '@halyard/sdk/rules';
import type { GameChallenge } from './challenges/types.ts';

const HOUR = 3_600_000;
const TITLE = 'Harbour CTF 2026';
const NOTICES: readonly string[] = [
  'Welcome to **Harbour CTF 2026**. Flags look like `flag{lower_case_words}`. Fair winds!',
  'Please do not attack the platform or each other. Everything you need is in the files.',
  'Most crews sail with bots today. Feel free to be faster than they are.',
];
const PAGE = `Two days, \`flag{...}\` and a harbour full of riddles, from a first knot to a loose cannon.

## Rules

- Teams of up to four. Help each other within the crew, not across crews.
- No brute force against the flag field: a wrong flag costs nothing, but it is noted.
- The first three crews to solve a challenge get a bonus and a pennant.

## Good to know

Most challenges are solvable from their statement and their file alone. Where a crew starts an
instance, it has one for itself, with a flag that is right for no other crew.
The worth of a challenge falls with each crew that solves it, for everybody.
`;

/** Returns the demo's game; creates it, not yet started, if there is none. */
export async function ensureGame(client: Client): Promise<number> {
  const { data } = await listEditGames({ count: 100 }, { client });
  const known = data.find(({ title }) => title === TITLE);
  if (known !== undefined) return known.id;
  const now = Date.now();
  const game = await createGame(
    {
      title: TITLE,
      hidden: false,
      summary: 'Two days of riddles in a busy harbour, for crews of up to four.',
      content: PAGE,
      teamMemberCountLimit: 4,
      start: now + HOUR,
      end: now + 49 * HOUR,
    },
    { client },
  );
  return game.id;
}

/**
 * Lets the game have started at `start` if it has not started, and extends it by two days if it is
 * nearly over.
 */
export async function openGame(client: Client, gameId: number, start: number): Promise<void> {
  const { data } = await listEditGames({ count: 100 }, { client });
  const game = data.find(({ id }) => id === gameId);
  const now = Date.now();
  if (game === undefined) return;
  const isRunning = (at: number) => phaseOf(game, at) === 'running';
  if (isRunning(now) && isRunning(now + 6 * HOUR)) return;
  const isNew = phaseOf(game, now) === 'upcoming';
  const times = isNew ? { start, end: start + 48 * HOUR } : { end: now + 48 * HOUR };
  await updateGame(gameId, { ...game, ...times }, { client });
}

async function configure(
  client: Client,
  gameId: number,
  id: number,
  challenge: GameChallenge,
): Promise<void> {
  const { statement, hints, originalScore, minScoreRate, difficulty } = challenge;
  await updateChallenge(
    { gameId, challengeId: id },
    { content: statement, hints: [...hints], originalScore, minScoreRate, difficulty },
    { client },
  );
  const { flags } = await getEditChallenge({ gameId, challengeId: id }, { client });
  if (!flags.some(({ flag }) => flag === challenge.flag))
    await addFlags({ gameId, challengeId: id }, [{ flag: challenge.flag }], { client });
  const file = challenge.file();
  if (file !== null) {
    const files = [new File([file.bytes], file.name)];
    const [stored] = await uploadAssets({ files }, {}, { client });
    if (stored === undefined) throw new Error(`${file.name} was not stored`);
    const attachment = { attachmentType: 'Local', fileHash: stored.hash } as const;
    await setAttachment({ gameId, challengeId: id }, attachment, { client });
  }
  await updateChallenge({ gameId, challengeId: id }, { isEnabled: true }, { client });
}

/** Creates missing challenges and enables all of them; returns ids by title. */
export async function ensureChallenges(
  client: Client,
  gameId: number,
  challenges: readonly GameChallenge[],
): Promise<Map<string, number>> {
  const there = await listEditChallenges(gameId, { client });
  const ids = new Map<string, number>();
  for (const challenge of challenges) {
    const { title, category } = challenge;
    const known = there.find((other) => other.title === title);
    const { id } =
      known ??
      (await createChallenge(gameId, { title, category, type: 'StaticAttachment' }, { client }));
    if (!known?.isEnabled) await configure(client, gameId, id, challenge);
    ids.set(title, id);
  }
  return ids;
}

export async function ensureNotices(client: Client, gameId: number): Promise<void> {
  const there = await listEditNotices(gameId, { client });
  const posted = new Set(there.flatMap(({ values }) => values));
  for (const content of NOTICES)
    if (!posted.has(content)) await createNotice(gameId, { content }, { client });
}
