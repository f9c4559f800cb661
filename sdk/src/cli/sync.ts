import {
  type Client,
  createChallenge,
  getEditChallenge,
  getEditGame,
  isApiError,
  listEditChallenges,
  uploadAssets,
} from '../index.ts';
import { type ChallengeTree, type FoundChallenge, readChallenges } from '../ctfcli.ts';
import { applyChanges } from './apply-changes.ts';
import { type Attached, readAttachment } from './attachment.ts';
import { type Changes, ConflictError, findChanges, listChanges } from './changes.ts';
import { openFolder } from './folder-tree.ts';
import { reasonOf } from './reason.ts';
import { type Outcome, type SyncReport, toNotes } from './report.ts';

/** The folder and the game to sync, and the callback for progress. */
interface SyncOptions {
  folder: string;
  gameId: number;
  /** Whether to send nothing. */
  dryRun: boolean;
  onProgress: (outcome: Outcome, done: number, total: number) => void;
}

/** The state of one run. */
interface Run extends SyncOptions {
  client: Client;
  tree: ChallengeTree;
  /** Ids of the challenges on the server, by title. */
  existing: Map<string, number[]>;
  /** The file of each title that was processed. */
  seen: Map<string, string>;
}

/**
 * Updates the challenges of a game from the files of a folder. An error in one challenge does not
 * stop the others. Throws an `ApiError` if the game cannot be read.
 */
export async function syncFolder(client: Client, options: SyncOptions): Promise<SyncReport> {
  const { folder, gameId, dryRun, onProgress } = options;
  const tree = await openFolder(folder);
  const found = await readChallenges(tree);
  const game = await getEditGame(gameId, { client });
  const existing = new Map<string, number[]>();
  for (const { id, title } of await listEditChallenges(gameId, { client })) {
    existing.set(title, [...(existing.get(title) ?? []), id]);
  }
  const run: Run = { ...options, client, tree, existing, seen: new Map() };
  const left = { name: null, changes: [], notes: [] };
  const outcomes: Outcome[] = [
    ...found.skipped.map(({ path: file, reason }): Outcome => {
      return { ...left, file, result: 'skipped', reason };
    }),
    ...found.failed.map(({ path: file, reason }): Outcome => {
      return { ...left, file, result: 'failed', reason };
    }),
  ];
  const total = outcomes.length + found.challenges.length;
  for (const [index, outcome] of outcomes.entries()) onProgress(outcome, index + 1, total);
  for (const challenge of found.challenges) {
    const outcome = await syncOne(run, challenge);
    outcomes.push(outcome);
    onProgress(outcome, outcomes.length, total);
  }
  const others = [...existing.keys()].filter((title) => !run.seen.has(title));
  const challenges = outcomes.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  return { game: { id: game.id, title: game.title }, dryRun, challenges, others };
}

async function syncOne(run: Run, wanted: FoundChallenge): Promise<Outcome> {
  const { path: file, title: name, attachment, unmapped } = wanted;
  const outcome: Outcome = { file, name, result: 'failed', changes: [], notes: toNotes(unmapped) };
  try {
    const twin = run.seen.get(name);
    run.seen.set(name, twin ?? file);
    if (twin !== undefined) throw new ConflictError(`has the name of ${twin}`);
    const changed = await syncChallenge(run, wanted, await readAttachment(run.tree, attachment));
    return { ...outcome, ...changed };
  } catch (error) {
    if (error instanceof ConflictError) return { ...outcome, reason: error.message };
    if (!isApiError(error)) throw error;
    return { ...outcome, reason: reasonOf(error) };
  }
}

async function syncChallenge(
  run: Run,
  wanted: FoundChallenge,
  file: Attached | null,
): Promise<Pick<Outcome, 'result' | 'changes'>> {
  const { client, gameId, dryRun } = run;
  const [id, ...twins] = run.existing.get(wanted.title) ?? [];
  if (twins.length > 0) throw new ConflictError('has its name twice on the server');
  if (id === undefined) {
    if (!dryRun) await create(run, wanted, file);
    return { result: 'created', changes: [] };
  }
  const changes = findChanges(
    wanted,
    file,
    await getEditChallenge({ gameId, challengeId: id }, { client }),
  );
  const names = listChanges(changes);
  if (names.length === 0) return { result: 'unchanged', changes: [] };
  if (!dryRun) await apply(run, wanted, id, changes);
  return { result: 'updated', changes: names };
}

async function create(run: Run, wanted: FoundChallenge, file: Attached | null) {
  const { client, gameId } = run;
  const { title, fields, type } = wanted;
  const made = await createChallenge(
    gameId,
    { title, category: fields.category, type },
    { client },
  );
  await apply(run, wanted, made.id, findChanges(wanted, file, made));
}

/** Sends changes; pictures before the statement that shows them. */
async function apply(
  { client, gameId, tree }: Run,
  { pictures }: FoundChallenge,
  id: number,
  changes: Changes,
): Promise<void> {
  if (changes.fields.content !== undefined) {
    for (const { name, place } of pictures) {
      const file = new File([new Uint8Array(await tree.read(place))], name);
      await uploadAssets({ files: [file] }, {}, { client });
    }
  }
  await applyChanges({ client, gameId, id }, changes);
}
