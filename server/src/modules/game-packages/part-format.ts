import {
  ALL_PERMISSIONS,
  ATTACHMENT_TYPES,
  CATEGORIES,
  CHALLENGE_TYPES,
  NETWORK_MODES,
  PERMISSION,
} from '@halyard/sdk/rules';
import { z } from 'zod';

/**
 * The documents of a package, by the format of GZCTF. This file says only what shape they have: what
 * their values may be is decided by the schemas of the calls that write a game.
 */

export const FORMAT = 'GZCTF-GAME';
export const FORMAT_VERSION = '1.0';
/** Version of `halyard.json`, which holds what that format lacks. */
export const EXTRAS_VERSION = 1;

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const permissions = z.array(z.string());

const attachment = z.object({
  type: z.enum(ATTACHMENT_TYPES),
  hash: z.string().nullish(),
  fileName: z.string().nullish(),
  fileSize: z.number().nullish(),
  remoteUrl: z.string().nullish(),
});

const flag = z.object({ value: z.string(), attachment: attachment.nullish() });

export const Manifest = z.object({ version: z.string(), format: z.literal(FORMAT) });

export const PackedGame = z.object({
  title: z.string(),
  summary: z.string().default(''),
  content: z.string().default(''),
  practiceMode: z.boolean().default(true),
  acceptWithoutReview: z.boolean().default(false),
  inviteCode: z.string().nullish(),
  teamMemberCountLimit: z.number().default(0),
  containerCountLimit: z.number().default(3),
  startTime: time,
  endTime: time,
  writeup: z
    .object({ required: z.boolean(), deadline: time, note: z.string().nullish() })
    .nullish(),
  bloodBonus: z.object({ first: z.number(), second: z.number(), third: z.number() }).nullish(),
  posterHash: z.string().nullish(),
  divisions: z
    .array(
      z.object({
        name: z.string(),
        inviteCode: z.string().nullish(),
        defaultPermissions: permissions,
        challengeConfig: z.array(z.object({ challengeId: z.number(), permissions })).default([]),
      }),
    )
    .nullish(),
});

export const PackedChallenge = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string().default(''),
  category: z.enum(CATEGORIES),
  type: z.enum(CHALLENGE_TYPES),
  scoring: z.object({ original: z.number(), minRate: z.number(), difficulty: z.number() }),
  limits: z.object({ submission: z.number().default(0), deadline: time.nullish() }).nullish(),
  flags: z
    .object({
      disableBloodBonus: z.boolean().default(false),
      enableTrafficCapture: z.boolean().default(false),
      template: z.string().nullish(),
      static: z.array(flag).nullish(),
    })
    .nullish(),
  attachment: attachment.nullish(),
  hints: z.array(z.string()).nullish(),
  container: z
    .object({
      image: z.string(),
      memoryLimit: z.number(),
      cpuCount: z.number(),
      storageLimit: z.number(),
      exposePort: z.number(),
      networkMode: z.enum(NETWORK_MODES).default('Open'),
      fileName: z.string().nullish(),
    })
    .nullish(),
});

/** The least value of a challenge in the format. */
export const LEAST_ORIGINAL_SCORE = 1;

const notice = z.object({ content: z.string(), time, edited: z.boolean().default(false) });

/** `halyard.json`: optional, as are all its parts. */
export const Extras = z.object({
  version: z.literal(EXTRAS_VERSION),
  freeze: time.nullish(),
  joinTogether: z.boolean().nullish(),
  challenges: z
    .array(
      z.object({
        id: z.number(),
        position: z.number().int().nullish(),
        fileName: z.string().nullish(),
        /** Where it is less than the format allows; the part of the challenge has the least value then. */
        originalScore: z.number().nullish(),
        /** Of dynamic attachments, which the format leaves out, and of challenges with a flag that is too long for it. */
        flags: z.array(flag).nullish(),
      }),
    )
    .default([]),
  /** Masks with all their bits, in the order of the game's divisions. */
  divisions: z
    .array(
      z.object({
        defaultPermissions: z.number(),
        challengeConfig: z.array(z.object({ challengeId: z.number(), permissions: z.number() })),
      }),
    )
    .default([]),
  /** What staff had told the players, which the format leaves out. */
  notices: z.array(notice).default([]),
  /** Hashes of files that the server had lost; nothing else of the package names them. */
  lostFiles: z.array(z.string()).default([]),
});

export type PackedGame = z.output<typeof PackedGame>;
export type PackedChallenge = z.output<typeof PackedChallenge>;
export type PackedFlag = z.output<typeof flag>;
export type PackedAttachment = z.output<typeof attachment>;
export type Extras = z.output<typeof Extras>;

/** Names of the permissions in the format. */
const NAMES = Object.entries(PERMISSION).map(
  ([name, bit]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, bit] as const,
);

export function permissionNames(mask: number): string[] {
  if (mask === ALL_PERMISSIONS) return ['All'];
  const names = NAMES.filter(([, bit]) => (mask & bit) !== 0).map(([name]) => name);
  return names.length === 0 ? ['None'] : names;
}

/** The mask of these names; undefined when one of them is unknown. */
export function permissionMask(names: readonly string[]): number | undefined {
  let mask = 0;
  for (const name of names) {
    if (name === 'All') mask = ALL_PERMISSIONS;
    else if (name !== 'None') {
      const bit = NAMES.find(([known]) => known === name)?.[1];
      if (bit === undefined) return undefined;
      mask |= bit;
    }
  }
  return mask;
}
