import {
  type ChallengeTree,
  type FailedFile,
  type FoundChallenge,
  type FoundChallenges,
  type FoundGame,
  readChallenges,
} from '@halyard/sdk/ctfcli';
import { schemas } from '@halyard/sdk/operations';
import { canTakeWriteupsUntil, isScheduleValid, proposedWriteupDeadline } from '@halyard/sdk/rules';
import { AppError } from '../../domain/app-error.ts';
import { type Archive, invalid } from './part-archive.ts';
import { type Incoming, type IncomingFile, POSTER_FILE, type ReadOrder } from './part-incoming.ts';
import { gameNote, type ImportNote, toStoredNotes } from './rules-notes.ts';
import { check, NONE, type UnpackedChallenge } from './part-unpack.ts';

const HOUR = 3_600_000;
/** Most formats have no game: theirs begins in a week, so that nothing opens by itself. */
const UNTIL_START = 7 * 24 * HOUR;
const DURATION = 24 * HOUR;
const MOST_TITLE = 200;
/** Of the files of an archive without a challenge, so many are named. */
const MOST_FAULTS = 50;

/** Makes a game of the challenges in an archive. Throws PACKAGE_INVALID or NOTHING_TO_IMPORT. */
export async function readFolders(archive: Archive, order: ReadOrder): Promise<Incoming> {
  const read = async (path: string) => new Uint8Array(await archive.readSmall(path));
  return toIncoming(await readChallenges({ files: archive.files, read }), archive.files, order);
}

/** A table of challenges that was sent without an archive. Throws NOTHING_TO_IMPORT. */
export async function readTable(content: Uint8Array, order: ReadOrder): Promise<Incoming> {
  const tree: ChallengeTree = {
    files: new Map([[TABLE, content.length]]),
    read: async () => content,
  };
  return toIncoming(await readChallenges(tree), tree.files, order);
}

const TABLE = 'challenges.csv';

function toIncoming(
  found: FoundChallenges,
  sizes: Archive['files'],
  { name, now, mostBytes }: ReadOrder,
): Incoming {
  checkFileSizes(sizes, found.challenges, mostBytes);
  const { kept, failed } = checkAll(found);
  const [first] = kept;
  if (!first) throw nothingToImport(failed, found.skipped);
  const { game, notes: ofGame } = toGame(found.game, name, now);
  const notes = [
    ...ofGame,
    ...gameNotes(
      kept.map(({ challenge }) => challenge),
      found.skipped,
    ),
    ...failed.map(failureNote),
    ...kept.flatMap(({ challenge }) => challengeNotes(challenge)),
  ];
  const formats = new Set(kept.map(({ challenge }) => challenge.format));
  return {
    source: formats.size === 1 ? first.challenge.format : 'Mixed',
    notes: toStoredNotes(notes),
    totalNotes: notes.length,
    files: [
      ...posterFiles(found.game),
      ...kept.flatMap(({ challenge }) => [...toFiles(challenge), ...pictureFiles(challenge)]),
    ],
    content: {
      game,
      // The hash is known when the file is stored.
      posterHash: found.game?.poster == null ? null : '',
      divisions: (found.game?.divisions ?? []).map((division) =>
        check('.gzevent:organizations', schemas.CreateDivisionBody, { name: division }),
      ),
      challenges: kept.map(({ input }) => input),
    },
  };
}

/** The challenges that the calls of the editor would take, too. */
function checkAll({ challenges, failed: unread }: FoundChallenges) {
  const kept: { challenge: FoundChallenge; input: UnpackedChallenge }[] = [];
  const failed = [...unread];
  for (const challenge of challenges) {
    const { path } = challenge;
    try {
      kept.push({ challenge, input: toInput(challenge, kept.length) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [fault] = error.errors;
      const field = fault?.path.slice(path.length + 1) ?? '';
      failed.push({ path, field, code: 'NO_CHALLENGE', reason: `${field} ${fault?.code}` });
    }
  }
  return { kept, failed };
}

/** Says of each file why it is no challenge; an archive without any is none of challenges. */
function nothingToImport(
  failed: readonly FailedFile[],
  skipped: FoundChallenges['skipped'],
): AppError {
  const faults = [
    ...failed.map((each) => ({ path: placeOf(each), reason: each.reason })),
    ...skipped,
  ];
  const errors = faults.slice(0, MOST_FAULTS).map(({ path, reason }) => ({
    path: path.slice(0, 300),
    code: 'WRONG_FORMAT' as const,
    reason: reason.slice(0, 300),
  }));
  return new AppError('NOTHING_TO_IMPORT', { errors });
}

function placeOf({ path, field }: FailedFile): string {
  return field === '' ? path : `${path}:${field}`;
}

function failureNote(failure: FailedFile): ImportNote {
  const { path: file, code, reason: detail } = failure;
  return { code, challenge: null, file, field: placeOf(failure), detail };
}

function gameNotes(
  found: readonly FoundChallenge[],
  skipped: FoundChallenges['skipped'],
): ImportNote[] {
  const visible = found.filter(({ fields }) => fields.isEnabled).length;
  return [
    ...(visible > 0 ? [gameNote('CHALLENGES_DISABLED', 'state', visible)] : []),
    ...skipped.map(({ path, reason }) => gameNote('FILE_SKIPPED', path, reason)),
  ];
}

function challengeNotes({ path, title, unmapped }: FoundChallenge): ImportNote[] {
  return unmapped.map((each) => ({ ...each, challenge: title, file: path }));
}

/** Challenges may name the same file: each would get a copy of its own. */
function checkFileSizes(
  sizes: Archive['files'],
  found: readonly FoundChallenge[],
  mostBytes: number,
): void {
  let bytes = 0;
  for (const challenge of found) {
    for (const { parts } of [...toFiles(challenge), ...pictureFiles(challenge)]) {
      for (const { place } of parts) bytes += sizes.get(place) ?? 0;
    }
    if (bytes > mostBytes) throw invalid(`${challenge.path}:files`, 'TOO_LARGE');
  }
}

/** The game that a file describes, or one with the name of the archive. */
function toGame(given: FoundGame | null, name: string, now: number) {
  const { path = 'file', fields, unmapped = [], isVisible } = given ?? {};
  const notes = unmapped.map(({ code, field, detail }) => gameNote(code, field, detail));
  if (isVisible) notes.push(gameNote('GAME_HIDDEN', 'hidden'));
  const times = toTimes(fields ?? {}, now);
  notes.push(...times.notes);
  const game = check(path, schemas.CreateGameBody, {
    ...fields,
    title: fields?.title ?? titleOf(name),
    hidden: true,
    inviteCode: fields?.inviteCode ?? null,
    ...times.times,
  });
  return { game, notes };
}

function titleOf(name: string): string {
  const title = name
    .replace(/\.(?:zip|csv)$/i, '')
    .trim()
    .slice(0, MOST_TITLE)
    .trim();
  return title || 'Challenges';
}

/** Times that no call would take are chosen or corrected, with a note. */
function toTimes(given: Partial<FoundGame['fields']>, now: number) {
  const notes: ImportNote[] = [];
  const earliest = Math.ceil((now + UNTIL_START) / HOUR) * HOUR;
  const isGiven =
    given.start !== undefined &&
    given.end !== undefined &&
    isScheduleValid({ start: given.start, end: given.end });
  if (!isGiven) notes.push(gameNote('GAME_TIMES_CHOSEN', 'start'));
  const start = isGiven ? (given.start ?? earliest) : earliest;
  const end = isGiven ? (given.end ?? earliest) : earliest + DURATION;
  const correct = (field: string, wanted: number | undefined, kept: number) => {
    if (wanted === undefined || wanted === kept) return;
    notes.push(gameNote('GAME_TIMES_CORRECTED', field, new Date(wanted).toISOString()));
  };
  const freeze = Math.min(Math.max(given.freeze ?? end, start), end);
  correct('freeze', given.freeze, freeze);
  const { writeupDeadline: wanted } = given;
  const writeupDeadline =
    wanted !== undefined && canTakeWriteupsUntil({ end }, wanted)
      ? wanted
      : proposedWriteupDeadline({ end });
  correct('writeupDeadline', wanted, writeupDeadline);
  const times = {
    start,
    end,
    freeze: given.freeze === undefined ? null : freeze,
    writeupDeadline,
  };
  return { notes, times };
}

function toInput(found: FoundChallenge, index: number): UnpackedChallenge {
  const { path, title, type, fields, flags } = found;
  const patch = check(path, schemas.UpdateChallengeBody, { ...fields, title });
  const checked = check(
    path,
    schemas.AddFlagsBody,
    flags.map((flag) => ({ flag })),
    (field) => `flags.${field}`,
  );
  return {
    oldId: index,
    document: path,
    type,
    position: index,
    patch,
    flags: checked.map(({ flag }) => ({ flag, ...NONE })),
    attachment: toAttachment(found),
  };
}

function toAttachment({ attachment }: FoundChallenge): UnpackedChallenge['attachment'] {
  if (!attachment) return NONE;
  if (attachment.kind === 'url') {
    return { ...NONE, attachmentType: 'Remote', remoteUrl: attachment.url };
  }
  return { ...NONE, attachmentType: 'Local', fileHash: '', fileName: attachment.name };
}

function posterFiles(game: FoundGame | null): IncomingFile[] {
  if (game?.poster == null) return [];
  const { poster: place } = game;
  return [{ path: POSTER_FILE, challenge: null, parts: [{ name: place, place }] }];
}

/** The pictures that the statement shows by their hashes. */
function pictureFiles({ title, pictures }: FoundChallenge): IncomingFile[] {
  return pictures.map(({ place, hash, name }) => ({
    path: place,
    hash,
    challenge: title,
    parts: [{ name, place }],
  }));
}

/** The file that players get: the only one, or an archive of several. */
function toFiles({ path, title, attachment }: FoundChallenge): IncomingFile[] {
  if (!attachment || attachment.kind === 'url') return [];
  const { name } = attachment;
  const parts =
    attachment.kind === 'archive' ? attachment.parts : [{ name, place: attachment.place }];
  return [{ path, challenge: title, parts }];
}
