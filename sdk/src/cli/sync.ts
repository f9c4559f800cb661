import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Client,
  createChallenge,
  getEditChallenge,
  getEditGame,
  isApiError,
  listEditChallenges,
} from '../index.ts';
import {
  ChallengeError,
  type CtfcliChallenge,
  ForeignFileError,
  readChallengeFile,
  toChallenge,
} from '../ctfcli.ts';
import { applyChanges } from './apply-changes.ts';
import { type AttachedFile, givenAway, readAttachment } from './attachment.ts';
import { checkChallenge, toNotes } from './check.ts';
import { findChanges, listChanges } from './changes.ts';
import { findChallengeFiles } from './find-challenges.ts';
import { reasonOf } from './reason.ts';
import type { Outcome, SyncReport } from './report.ts';

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
  const files = await findChallengeFiles(folder);
  const game = await getEditGame(gameId, { client });
  const existing = new Map<string, number[]>();
  for (const { id, title } of await listEditChallenges(gameId, { client })) {
    existing.set(title, [...(existing.get(title) ?? []), id]);
  }
  const run: Run = { ...options, client, existing, seen: new Map() };
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const outcome = await syncFile(run, file);
    outcomes.push(outcome);
    onProgress(outcome, outcomes.length, files.length);
  }
  const others = [...existing.keys()].filter((title) => !run.seen.has(title));
  return { game: { id: game.id, title: game.title }, dryRun, challenges: outcomes, others };
}

async function syncFile(run: Run, file: string): Promise<Outcome> {
  const outcome: Outcome = { file, name: null, result: 'failed', changes: [], notes: [] };
  try {
    const source = readChallengeFile(await readFile(join(run.folder, file)));
    outcome.name = source.name;
    const twin = run.seen.get(source.name);
    run.seen.set(source.name, twin ?? file);
    if (twin !== undefined) throw new ChallengeError(`has the name of ${twin}`);
    const isFolder = (path: string) => isFolderAt(join(run.folder, dirname(file), path));
    const wanted = toChallenge(source, { isFolder });
    checkChallenge(wanted);
    outcome.notes = toNotes(wanted.unmapped);
    const attachment = await readAttachment({
      root: run.folder,
      challengeFile: file,
      title: wanted.title,
      files: wanted.files,
    });
    outcome.notes.push(...givenAway(attachment, wanted.flags));
    return { ...outcome, ...(await syncChallenge(run, wanted, attachment)) };
  } catch (error) {
    if (error instanceof ForeignFileError)
      return { ...outcome, result: 'skipped', reason: error.message };
    if (error instanceof ChallengeError) return { ...outcome, reason: error.message };
    if (!isApiError(error)) throw error;
    return { ...outcome, reason: reasonOf(error) };
  }
}

function isFolderAt(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

async function syncChallenge(
  run: Run,
  wanted: CtfcliChallenge,
  file: AttachedFile | null,
): Promise<Pick<Outcome, 'result' | 'changes'>> {
  const { client, gameId, dryRun } = run;
  const [id, ...twins] = run.existing.get(wanted.title) ?? [];
  if (twins.length > 0) throw new ChallengeError('has its name twice on the server');
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
  if (!dryRun) await applyChanges({ client, gameId, id }, changes);
  return { result: 'updated', changes: names };
}

async function create({ client, gameId }: Run, wanted: CtfcliChallenge, file: AttachedFile | null) {
  const { title, fields } = wanted;
  const type = fields.containerImage === undefined ? 'StaticAttachment' : 'StaticContainer';
  const input = { title, category: fields.category, type } as const;
  const made = await createChallenge(gameId, input, { client });
  await applyChanges({ client, gameId, id: made.id }, findChanges(wanted, file, made));
}
