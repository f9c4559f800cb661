import { decodeBloodBonus } from '@halyard/sdk/rules';
import { LONGEST_PACKED_FLAG, needsContainer } from '../../domain/challenge.ts';
import type { Attachment, ChallengeRow, FlagRow } from '../challenges/public.ts';
import type { DivisionRow } from '../divisions/public.ts';
import { findHashes } from '../files/public.ts';
import type { EditGameRow } from '../games/public.ts';
import type { NoticeRow } from '../notices/public.ts';
import {
  EXTRAS_VERSION,
  FORMAT,
  FORMAT_VERSION,
  LEAST_ORIGINAL_SCORE,
  permissionNames,
} from './part-format.ts';

/** All that organisers have written about a game. */
export interface GameContent {
  game: EditGameRow;
  divisions: readonly DivisionRow[];
  /** By staff, the newest first. */
  notices: readonly NoticeRow[];
  challenges: readonly (ChallengeRow & { flags: FlagRow[]; position: number | null })[];
}

/** Files by hash with their sizes; those whose content is lost are not among them. */
export type FileSizes = ReadonlyMap<string, number>;

/** The hashes of the files that belong to a game, each once. */
export function hashesOf({ game, challenges }: Omit<GameContent, 'notices'>): string[] {
  const attached = challenges.flatMap(({ attachment, flags }) => [
    attachment.hash,
    ...flags.map((flag) => flag.attachment.hash),
  ]);
  const shown = challenges.flatMap(({ content, hints }) => findHashes(content, ...hints));
  return [...new Set([game.posterHash, ...attached, ...shown])].filter((hash) => hash !== null);
}

/** The documents of the package by their names in it, in their order. */
export function packDocuments(
  content: GameContent,
  files: FileSizes,
  now: number,
): [name: string, document: object][] {
  const { game, divisions, challenges } = content;
  return [
    ['manifest.json', packManifest(content, files, now)],
    ['game.json', packGame(game, divisions, files)],
    ...challenges.map((challenge): [string, object] => [
      `challenges/challenge-${challenge.id}.json`,
      packChallenge(challenge, files),
    ]),
    ['halyard.json', packExtras(content, files)],
  ];
}

function packManifest({ game, divisions, challenges }: GameContent, files: FileSizes, now: number) {
  return {
    version: FORMAT_VERSION,
    format: FORMAT,
    exportedAt: isoOf(now),
    exporterVersion: 'Halyard',
    game: { id: game.id, title: game.title },
    statistics: {
      challengeCount: challenges.length,
      divisionCount: divisions.length,
      totalFlags: challenges.reduce((sum, { flags }) => sum + flags.length, 0),
      totalFiles: files.size,
      totalFileSize: files.values().reduce((sum, size) => sum + size, 0),
    },
  };
}

function packGame(game: EditGameRow, divisions: readonly DivisionRow[], files: FileSizes) {
  const bonus = decodeBloodBonus(game.bloodBonus);
  const hasBonus = bonus.first + bonus.second + bonus.third > 0;
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    practiceMode: game.practiceMode,
    acceptWithoutReview: game.acceptWithoutReview,
    inviteCode: game.inviteCode,
    teamMemberCountLimit: game.teamMemberLimit,
    containerCountLimit: game.containerLimit,
    startTime: game.startsAt.toISOString(),
    endTime: game.endsAt.toISOString(),
    writeup: {
      required: game.writeupRequired,
      deadline: game.writeupDeadline.toISOString(),
      note: game.writeupNote,
    },
    bloodBonus: hasBonus ? bonus : null,
    posterHash: game.posterHash !== null && files.has(game.posterHash) ? game.posterHash : null,
    divisions: divisions.map((division) => ({
      name: division.name,
      inviteCode: division.inviteCode,
      defaultPermissions: permissionNames(division.defaultPermissions),
      challengeConfig: division.challengeConfigs.map(({ challengeId, permissions }) => ({
        challengeId,
        permissions: permissionNames(permissions),
      })),
    })),
  };
}

function packChallenge(challenge: GameContent['challenges'][number], files: FileSizes) {
  const { type } = challenge;
  return {
    id: challenge.id,
    title: challenge.title,
    content: challenge.content,
    category: challenge.category,
    type,
    enabled: challenge.isEnabled,
    scoring: {
      original: Math.max(challenge.originalScore, LEAST_ORIGINAL_SCORE),
      minRate: challenge.minScoreRate,
      difficulty: challenge.difficulty,
    },
    limits: {
      submission: challenge.submissionLimit,
      deadline: challenge.deadlineUtc === null ? null : isoOf(challenge.deadlineUtc),
    },
    flags: {
      disableBloodBonus: challenge.disableBloodBonus,
      enableTrafficCapture: challenge.enableTrafficCapture,
      template: challenge.flagTemplate,
      static: hasOwnFiles(type)
        ? []
        : challenge.flags.filter(isPackable).map((flag) => packFlag(flag, files)),
    },
    attachment: packAttachment(challenge.attachment, files),
    hints: challenge.hints,
    container: needsContainer(type)
      ? {
          image: challenge.containerImage,
          memoryLimit: challenge.memoryLimit,
          cpuCount: challenge.cpuCount,
          storageLimit: challenge.storageLimit,
          exposePort: challenge.exposePort,
          networkMode: challenge.networkMode,
          fileName: challenge.fileName,
        }
      : null,
  };
}

function packExtras({ game, divisions, challenges, notices }: GameContent, files: FileSizes) {
  return {
    version: EXTRAS_VERSION,
    freeze: game.freezeAt?.toISOString() ?? null,
    joinTogether: game.joinTogether,
    challenges: challenges.map(({ id, position, type, fileName, originalScore, flags }) => ({
      id,
      position,
      fileName,
      originalScore: originalScore < LEAST_ORIGINAL_SCORE ? originalScore : null,
      flags:
        hasOwnFiles(type) || !flags.every(isPackable)
          ? flags.map((flag) => packFlag(flag, files))
          : null,
    })),
    divisions: divisions.map(({ defaultPermissions, challengeConfigs }) => ({
      defaultPermissions,
      challengeConfig: challengeConfigs,
    })),
    notices: notices.map(({ values, createdAt, edited }) => ({
      content: values[0] ?? '',
      time: createdAt.toISOString(),
      edited,
    })),
    lostFiles: hashesOf({ game, divisions, challenges }).filter((hash) => !files.has(hash)),
  };
}

/** Whether each team draws a flag with a file of its own. */
function hasOwnFiles(type: ChallengeRow['type']): boolean {
  return type === 'DynamicAttachment';
}

/** The reference refuses a whole package for a flag that is longer. */
function isPackable({ flag }: FlagRow): boolean {
  return flag.length <= LONGEST_PACKED_FLAG;
}

function packFlag({ flag, attachment }: FlagRow, files: FileSizes) {
  return { value: flag, attachment: packAttachment(attachment, files) };
}

function packAttachment({ type, hash, name, url }: Attachment, files: FileSizes) {
  const fileSize = hash === null ? undefined : files.get(hash);
  if (type === 'Remote') {
    // The format wants a name here too.
    const last = url?.split('/').at(-1);
    return { type, hash: null, fileName: last || 'attachment', fileSize: null, remoteUrl: url };
  }
  if (type === 'None' || fileSize === undefined) return null;
  return { type, hash, fileName: name, fileSize, remoteUrl: null };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
