import { ChallengeError, type FailureCode, ForeignFileError } from './challenge-error.ts';
import type { Draft } from './draft.ts';
import { isChallengePath, isSkippedPath } from './paths.ts';
import { isCtfdExport, readCtfdCsv, readCtfdExport } from './read-ctfd.ts';
import { readCtfcli } from './read-ctfcli.ts';
import { isGzctfType, readGzcli } from './read-gzcli.ts';
import { type FoundGame, readGzevent } from './read-gzevent.ts';
import { readNoctf } from './read-noctf.ts';
import { type RcdsProject, readRcds, readRcdsProject } from './read-rcds.ts';
import { type FoundChallenge, toFound } from './to-found.ts';
import { type ChallengeTree, decodeText, filesBelow, folderOf, nameOf, placeFrom } from './tree.ts';
import { type Fields, parseYaml } from './yaml.ts';

/** A file that should describe a challenge and is left out. */
export interface FailedFile {
  path: string;
  /** The field at fault; empty if it is the whole file. */
  field: string;
  code: FailureCode;
  /** A plain English sentence without its subject: "is no YAML: …". */
  reason: string;
}

/** What a folder or an archive has. */
export interface FoundChallenges {
  challenges: FoundChallenge[];
  /** The game that they belong to, if a file describes one. */
  game: FoundGame | null;
  failed: FailedFile[];
  /** Files of other tools, and of other games. */
  skipped: { path: string; reason: string }[];
}

/** Of one challenge file, of all of them, and of their number. */
const MOST_BYTES = 128 * 1024;
const MOST_BYTES_OF_ALL = 8 * 1024 * 1024;
const MOST_CHALLENGES = 1000;

const CSV = /(?:^|\/)[^/]*challenges[^/]*\.csv$/i;

/** A challenge that is read when its turn comes. */
interface Candidate {
  path: string;
  read: () => Promise<Draft> | Draft;
}

/**
 * Reads all challenges of a folder or an archive: those of ctfcli, rCTF, gzcli, noCTF, and of an export of
 * CTFd. One that cannot be read does not stop the others.
 */
export async function readChallenges(tree: ChallengeTree): Promise<FoundChallenges> {
  const result: FoundChallenges = { challenges: [], game: null, failed: [], skipped: [] };
  const candidates = isCtfdExport(tree)
    ? await candidatesOfExport(tree, result)
    : await candidatesOfFolders(tree, result);
  for (const [index, { path, read }] of candidates.entries()) {
    await attempt(result, path, async () => {
      if (index >= MOST_CHALLENGES) {
        throw new ChallengeError(`is one of more than ${MOST_CHALLENGES} challenges`);
      }
      result.challenges.push(await toFound(tree, path, await read()));
    });
  }
  return result;
}

/** Runs a step; what it throws about a file is noted. */
async function attempt(
  { failed, skipped }: FoundChallenges,
  path: string,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof ForeignFileError) skipped.push({ path, reason: error.message });
    else if (error instanceof ChallengeError) {
      const [field = ''] = error.fields;
      failed.push({ path, field, code: error.code, reason: error.message });
    } else throw error;
  }
}

async function candidatesOfExport(
  tree: ChallengeTree,
  result: FoundChallenges,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  await attempt(result, 'db/challenges.json', async () => {
    const { game, challenges, skipped } = await readCtfdExport(tree);
    result.game = game;
    result.skipped.push(...skipped.map((path) => ({ path, reason: 'is not about challenges' })));
    candidates.push(...challenges);
  });
  return candidates;
}

async function candidatesOfFolders(
  tree: ChallengeTree,
  result: FoundChallenges,
): Promise<Candidate[]> {
  const paths = [...tree.files.keys()].toSorted();
  const manifests = paths.filter(isChallengePath);
  if (manifests.length === 0) return candidatesOfTable(tree, paths, result);
  const games = await readGames(tree, paths, result);
  result.game = games[0] ?? null;
  let bytes = 0;
  return manifests.map((path) => ({
    path,
    read: async () => {
      const own = gameOf(games, path);
      if (own && own !== result.game) {
        throw new ForeignFileError(`belongs to the game of ${own.path}: import its folder alone`);
      }
      bytes += tree.files.get(path) ?? 0;
      if ((tree.files.get(path) ?? 0) > MOST_BYTES || bytes > MOST_BYTES_OF_ALL) {
        throw new ChallengeError(`is too large: a challenge file has at most ${MOST_BYTES} bytes`);
      }
      return readDraft(tree, path, parseYaml(decodeText(await tree.read(path))));
    },
  }));
}

async function candidatesOfTable(
  tree: ChallengeTree,
  paths: readonly string[],
  result: FoundChallenges,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const path of paths.filter((each) => CSV.test(each) && !isSkippedPath(each))) {
    if ((tree.files.get(path) ?? 0) > MOST_BYTES_OF_ALL) continue;
    await attempt(result, path, async () => {
      candidates.push(...(readCtfdCsv(path, decodeText(await tree.read(path))) ?? []));
    });
  }
  return candidates;
}

async function readGames(
  tree: ChallengeTree,
  paths: readonly string[],
  result: FoundChallenges,
): Promise<FoundGame[]> {
  const games: FoundGame[] = [];
  for (const path of paths.filter((each) => nameOf(each) === '.gzevent' && !isSkippedPath(each))) {
    await attempt(result, path, async () => {
      const text = decodeText(await tree.read(path));
      games.push(readGzevent(tree, path, parseYaml(text.slice(0, MOST_BYTES))));
    });
  }
  return games;
}

/** The game in whose folder a file is, the nearest one. */
function gameOf(games: readonly FoundGame[], path: string): FoundGame | undefined {
  return games
    .filter((game) => folderOf(game.path) === '' || path.startsWith(`${folderOf(game.path)}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

async function readDraft(tree: ChallengeTree, path: string, given: Fields): Promise<Draft> {
  const folder = folderOf(path);
  if (nameOf(path).startsWith('noctf.')) return readNoctf(given);
  const says = (...fields: string[]) => fields.some((field) => given[field] !== undefined);
  if (!says('name', 'description', 'category', 'flags')) {
    throw new ForeignFileError('no challenge: it has neither a name nor a description');
  }
  if (isGzctfType(given['type'])) return readGzcli(given, nameOf(folderOf(folder)));
  const isRcds = says('flag', 'provide', 'expose', 'containers', 'stable_id', 'message');
  if (!says('flags') && (isRcds || nameOf(path) === 'meta.yaml')) {
    return readRcds(tree, path, given, await projectOf(tree, folder));
  }
  return readCtfcli(given, (name) => isFolderAt(tree, folder, name));
}

function isFolderAt(tree: ChallengeTree, folder: string, name: string): boolean {
  const place = placeFrom(folder, name);
  return place !== null && place !== '' && filesBelow(tree, place).length > 0;
}

/** The `rcds.yaml` of the nearest folder above; one that is broken says nothing. */
async function projectOf(tree: ChallengeTree, folder: string): Promise<RcdsProject> {
  for (let at: string | null = folder; at !== null; at = at === '' ? null : folderOf(at)) {
    const path = ['rcds.yaml', 'rcds.yml']
      .map((name) => (at === '' ? name : `${at}/${name}`))
      .find((each) => (tree.files.get(each) ?? MOST_BYTES + 1) <= MOST_BYTES);
    if (path === undefined) continue;
    try {
      return readRcdsProject(parseYaml(decodeText(await tree.read(path))));
    } catch (error) {
      if (error instanceof ChallengeError || error instanceof ForeignFileError) break;
      throw error;
    }
  }
  return readRcdsProject({});
}
