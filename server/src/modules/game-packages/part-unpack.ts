import { type FieldIssue, schemas, toFieldIssue } from '@halyard/sdk/operations';
import { findHiddenPictures, findResources, isPictureShown } from '@halyard/sdk/markdown';
import {
  canTakeWriteupsUntil,
  encodeBloodBonus,
  isScheduleValid,
  proposedWriteupDeadline,
} from '@halyard/sdk/rules';
import { z } from 'zod';
import { AppError } from '../../domain/app-error.ts';
import { findUnstorable } from '../../domain/unstorable.ts';
import { findHashes } from '../files/public.ts';
import { invalid } from './part-archive.ts';
import {
  Extras,
  Manifest,
  PackedChallenge,
  PackedGame,
  type PackedAttachment,
  type PackedFlag,
  permissionMask,
} from './part-format.ts';
import { gameNote, type ImportNote, unreadNotes } from './rules-notes.ts';
import type { PackageArchive } from './part-package-archive.ts';

/** A package in the shapes of the calls that write a game, all of it checked by their rules. */
export type Unpacked = Awaited<ReturnType<typeof unpack>>;
export type UnpackedChallenge = Unpacked['challenges'][number];

const NO_EXTRAS = { version: 1 } as const;

/** Reads all documents of a package. Throws PACKAGE_INVALID with what is at fault. */
export async function unpack(archive: PackageArchive) {
  check('manifest.json', Manifest, await archive.readDocument('manifest.json'));
  const given = await archive.readDocument('game.json');
  const game = check('game.json', PackedGame, given);
  const isOurs = archive.documents.includes('halyard.json');
  const extras = isOurs
    ? check('halyard.json', Extras, await archive.readDocument('halyard.json'))
    : Extras.parse(NO_EXTRAS);
  const challenges: ReturnType<typeof toChallenge>[] = [];
  const notes = [
    ...gameNotes(given, extras),
    ...timeNotes(game, extras),
    ...(isOurs ? [] : keptNotes(given, game)),
    ...unreadNotes(null, given, game, ['hidden']),
  ];
  let enabled = 0;
  for (const name of archive.documents.filter((each) => each.startsWith('challenges/'))) {
    const document = await archive.readDocument(name);
    const packed = check(name, PackedChallenge, document);
    if (isSet(document, 'enabled', true)) enabled += 1;
    notes.push(...flagNotes(packed, extras), ...nameNotes(packed, extras));
    notes.push(...pictureNotes(packed, archive.files));
    notes.push(...unreadNotes(packed.title, document, packed, ['enabled']));
    if (challenges.some(({ oldId }) => oldId === packed.id))
      throw invalid(`${name}:id`, 'NOT_ALLOWED');
    challenges.push(toChallenge(name, packed, extras, archive.files));
  }
  challenges.sort((one, other) => one.oldId - other.oldId);
  const ids = new Set(challenges.map(({ oldId }) => oldId));
  if (enabled > 0) notes.unshift(gameNote('CHALLENGES_DISABLED', 'enabled', enabled));
  return {
    notes,
    game: toGame(game, extras),
    posterHash: toPoster(game, archive.files),
    challenges,
    divisions: (game.divisions ?? []).map((_, index) => toDivision(game, extras, index, ids)),
    notices: extras.notices.map(toNotice),
  };
}

function gameNotes(given: unknown, { lostFiles }: Extras): ImportNote[] {
  return [
    ...(isSet(given, 'hidden', false) ? [gameNote('GAME_HIDDEN', 'hidden')] : []),
    ...(lostFiles.length > 0 ? [gameNote('FILES_LOST', 'lostFiles', lostFiles.length)] : []),
  ];
}

/** What other platforms drop when they import a package, so that nobody expects it to be on. */
function keptNotes(given: unknown, { inviteCode }: PackedGame): ImportNote[] {
  return [
    ...(isSet(given, 'practiceMode', true) ? [gameNote('GAME_RULE_KEPT', 'practiceMode')] : []),
    ...(inviteCode ? [gameNote('GAME_RULE_KEPT', 'inviteCode')] : []),
  ];
}

/** Pictures of statements from other sites, and those of the other server that the package lacks. */
function pictureNotes({ title, content }: PackedChallenge, files: readonly string[]): ImportNote[] {
  const lost = findResources(content)
    .filter(({ kind, address }) => kind === 'picture' && isPictureShown(address))
    .map(({ address }) => address)
    .filter((address) => findHashes(address).some((hash) => !files.includes(hash)));
  return [...findHiddenPictures(content), ...new Set(lost)].map((detail) => {
    return { code: 'PICTURE_NOT_SHOWN', challenge: title, field: 'content', detail };
  });
}

/** The format leaves out the name under which teams get the files of dynamic attachments. */
function nameNotes(packed: PackedChallenge, extras: Extras): ImportNote[] {
  const { id, title, type } = packed;
  if (type !== 'DynamicAttachment' || findExtra(extras, id)?.fileName) return [];
  return [{ code: 'ATTACHMENT_NAME_LOST', challenge: title, field: 'fileName', detail: '' }];
}

function toNotice({ content, time, edited }: Extras['notices'][number], index: number) {
  const checked = check('halyard.json', schemas.CreateNoticeBody, { content }, (field) =>
    ['notices', index, field].join('.'),
  );
  return { text: checked.content, time, edited };
}

/** The format leaves out the flags of dynamic attachments; `halyard.json` has them, even if there are none. */
function flagNotes({ id, title, type, flags }: PackedChallenge, extras: Extras): ImportNote[] {
  const isPacked = flags?.static?.length || findExtra(extras, id)?.flags;
  if (type !== 'DynamicAttachment' || isPacked) return [];
  return [{ code: 'FLAGS_NOT_PACKED', challenge: title, field: 'flags', detail: '' }];
}

function findExtra({ challenges }: Extras, oldId: number) {
  return challenges.find(({ id }) => id === oldId);
}

function isSet(document: unknown, field: string, value: boolean): boolean {
  return Object.entries(document ?? {}).some(([name, each]) => name === field && each === value);
}

/** The times of a game; those that no call would take are brought into order. */
function toTimes(
  { startTime: start, endTime: end, writeup }: PackedGame,
  { freeze: packedFreeze }: Extras,
) {
  if (!isScheduleValid({ start, end })) throw invalid('game.json:endTime', 'OUT_OF_ORDER');
  const deadline = writeup?.deadline;
  const isInOrder = deadline !== undefined && canTakeWriteupsUntil({ end }, deadline);
  const freeze = packedFreeze == null ? null : Math.min(Math.max(packedFreeze, start), end);
  return {
    start,
    end,
    freeze,
    writeupDeadline: isInOrder ? deadline : proposedWriteupDeadline({ end }),
  };
}

/** Other platforms write some deadline where no writeup is asked for: it is not worth a note. */
function timeNotes(game: PackedGame, extras: Extras): ImportNote[] {
  const { freeze, writeupDeadline } = toTimes(game, extras);
  const { required, deadline = writeupDeadline } = game.writeup ?? {};
  return [
    ...(required && deadline !== writeupDeadline
      ? [gameNote('GAME_TIMES_CORRECTED', 'writeup.deadline', isoOf(deadline))]
      : []),
    ...(extras.freeze != null && extras.freeze !== freeze
      ? [gameNote('GAME_TIMES_CORRECTED', 'freeze', isoOf(extras.freeze))]
      : []),
  ];
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

function toGame(game: PackedGame, extras: Extras) {
  const { writeup, bloodBonus } = game;
  return check('game.json', schemas.CreateGameBody, {
    title: game.title,
    hidden: true,
    summary: game.summary,
    content: game.content,
    acceptWithoutReview: game.acceptWithoutReview,
    writeupRequired: writeup?.required ?? false,
    writeupNote: writeup?.note ?? '',
    inviteCode: game.inviteCode ?? null,
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    practiceMode: game.practiceMode,
    bloodBonus: bloodBonus ? toBonus(bloodBonus) : 0,
    ...toTimes(game, extras),
    joinTogether: extras.joinTogether ?? false,
  });
}

const MOST_PERMILLE = 1000;

function toBonus(bonus: NonNullable<PackedGame['bloodBonus']>): number {
  for (const [name, part] of Object.entries(bonus)) {
    if (!Number.isInteger(part) || part < 0 || part > MOST_PERMILLE) {
      throw invalid(`game.json:bloodBonus.${name}`, 'NOT_ALLOWED');
    }
  }
  return encodeBloodBonus(bonus);
}

function toPoster({ posterHash }: PackedGame, files: readonly string[]): string | null {
  if (!posterHash) return null;
  if (!files.includes(posterHash)) throw invalid('game.json:posterHash', 'REQUIRED');
  return posterHash;
}

function toChallenge(
  name: string,
  packed: PackedChallenge,
  extras: Extras,
  files: readonly string[],
) {
  const { flags, attachment } = packed;
  const extra = findExtra(extras, packed.id);
  const patch = check(name, schemas.UpdateChallengeBody, toPatch(packed, extra));
  const own = extra?.flags ?? flags?.static ?? [];
  const [attached] = toAttachments(`${name}:attachment`, [attachment ?? null], files);
  return {
    oldId: packed.id,
    document: name,
    type: packed.type,
    position: extra?.position ?? null,
    patch,
    attachment: attached ?? NONE,
    flags: toFlags(name, own, files),
  };
}

/** What the editor of a challenge would send; not checked yet. */
function toPatch(packed: PackedChallenge, extra: ReturnType<typeof findExtra>) {
  const { flags, limits, scoring } = packed;
  return {
    title: packed.title,
    content: packed.content,
    category: packed.category,
    hints: packed.hints ?? [],
    flagTemplate: flags?.template ?? null,
    ...toContainerPatch(packed, extra),
    enableTrafficCapture: flags?.enableTrafficCapture ?? false,
    disableBloodBonus: flags?.disableBloodBonus ?? false,
    deadlineUtc: limits?.deadline ?? 0,
    submissionLimit: limits?.submission ?? 0,
    originalScore: extra?.originalScore ?? scoring.original,
    minScoreRate: scoring.minRate,
    difficulty: scoring.difficulty,
  };
}

function toContainerPatch({ container }: PackedChallenge, extra: ReturnType<typeof findExtra>) {
  const fileName = extra?.fileName ?? container?.fileName;
  return {
    ...(fileName && { fileName }),
    ...(container && {
      containerImage: container.image,
      memoryLimit: container.memoryLimit,
      cpuCount: container.cpuCount,
      storageLimit: container.storageLimit,
      exposePort: container.exposePort,
      networkMode: container.networkMode,
    }),
  };
}

function toFlags(name: string, flags: readonly PackedFlag[], files: readonly string[]) {
  const attachments = toAttachments(
    `${name}:flags`,
    flags.map(({ attachment }) => attachment ?? null),
    files,
  );
  const values = check(
    name,
    z.array(schemas.AddFlagsBodyItem),
    flags.map(({ value }) => ({ flag: value })),
  );
  return values.map(({ flag }, index) => ({ flag, ...(attachments[index] ?? NONE) }));
}

/** As `resolveAttachments` takes it, and the name that a local file is given to players under. */
export const NONE = {
  attachmentType: 'None',
  fileHash: null,
  remoteUrl: null,
  fileName: null,
} as const;

function toAttachments(
  path: string,
  packed: readonly (PackedAttachment | null)[],
  files: readonly string[],
) {
  return packed.map((attachment) => {
    if (attachment?.type === 'Remote') {
      const remoteUrl = attachment.remoteUrl ?? null;
      if (remoteUrl === null) throw invalid(`${path}.remoteUrl`, 'REQUIRED');
      return { ...NONE, attachmentType: attachment.type, remoteUrl };
    }
    if (attachment?.type !== 'Local') return NONE;
    const fileHash = attachment.hash?.toLowerCase() ?? '';
    if (!files.includes(fileHash)) throw invalid(`${path}.hash`, 'REQUIRED');
    return {
      ...NONE,
      attachmentType: attachment.type,
      fileHash,
      fileName: attachment.fileName ?? 'attachment',
    };
  });
}

function toDivision(
  { divisions }: PackedGame,
  extras: Extras,
  index: number,
  ids: ReadonlySet<number>,
) {
  const division = divisions?.[index];
  const path = `game.json:divisions.${index}`;
  if (!division) throw invalid(path, 'REQUIRED');
  const masks = extras.divisions[index];
  const maskOf = (names: readonly string[]) => {
    const mask = permissionMask(names);
    if (mask === undefined) throw invalid(`${path}.permissions`, 'NOT_ALLOWED');
    return mask;
  };
  const configs =
    masks?.challengeConfig ??
    division.challengeConfig.map(({ challengeId, permissions }) => ({
      challengeId,
      permissions: maskOf(permissions),
    }));
  const named = new Set(configs.map(({ challengeId }) => challengeId));
  if (named.size < configs.length || configs.some(({ challengeId }) => !ids.has(challengeId))) {
    throw invalid(`${path}.challengeConfig`, 'NOT_ALLOWED');
  }
  return check('game.json', schemas.CreateDivisionBody, {
    name: division.name,
    inviteCode: division.inviteCode ?? null,
    defaultPermissions: masks?.defaultPermissions ?? maskOf(division.defaultPermissions),
    challengeConfigs: configs,
  });
}

/** Throws PACKAGE_INVALID with the fields at fault, each after the name of the document. */
export function check<Schema extends z.ZodType>(
  document: string,
  schema: Schema,
  value: unknown,
  nameOf: (field: string) => string = String,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) {
    const unstorable = findUnstorable(result.data);
    if (unstorable === null) return result.data;
    throw invalid(`${document}:${nameOf(unstorable)}`, 'WRONG_FORMAT');
  }
  const errors = result.error.issues.map((issue): FieldIssue => {
    const { path, code } = toFieldIssue(issue, value);
    return { path: path === '' ? document : `${document}:${nameOf(path)}`, code };
  });
  throw new AppError('PACKAGE_INVALID', { errors: errors.slice(0, 50) });
}
