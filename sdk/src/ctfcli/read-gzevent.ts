import * as z from 'zod/mini';
import { createReport, reportUnread } from './draft.ts';
import { listOf, must, notNegative, readFields, text, title } from './fields.ts';
import { type ChallengeTree, folderOf, placeFrom } from './tree.ts';
import type { Unmapped } from './unmapped.ts';
import type { Fields } from './yaml.ts';

/** What a file says of the game itself. */
export interface FoundGame {
  /** The file; its folder holds the challenges of the game. */
  path: string;
  /** As the calls that write a game take it, not checked: times in Unix milliseconds. */
  fields: {
    title: string;
    start?: number | undefined;
    end?: number | undefined;
    freeze?: number | undefined;
    summary?: string | undefined;
    content?: string | undefined;
    acceptWithoutReview?: boolean | undefined;
    inviteCode?: string | undefined;
    teamMemberCountLimit?: number | undefined;
    containerCountLimit?: number | undefined;
    practiceMode?: boolean | undefined;
    writeupRequired?: boolean | undefined;
    writeupDeadline?: number | undefined;
    writeupNote?: string | undefined;
    bloodBonus?: number | undefined;
  };
  divisions: readonly string[];
  /** Path of its picture. */
  poster: string | null;
  isVisible: boolean;
  unmapped: Unmapped[];
}

const flag = z.optional(z.boolean(must('true or false')));
const time = z.optional(
  z.pipe(
    z.transform((given) => (typeof given === 'string' ? Date.parse(given) : given)),
    z.int(must('a time: 2027-03-06T09:00:00+01:00')),
  ),
);

const FIELDS = {
  title,
  start: time,
  end: time,
  freeze: time,
  poster: z.optional(text),
  hidden: flag,
  summary: z.optional(text),
  content: z.optional(text),
  acceptWithoutReview: flag,
  inviteCode: z.optional(text),
  organizations: z.optional(listOf(text)),
  teamMemberCountLimit: z.optional(notNegative),
  containerCountLimit: z.optional(notNegative),
  practiceMode: flag,
  writeupRequired: flag,
  writeupDeadline: time,
  writeupNote: z.optional(text),
  bloodBonus: z.optional(notNegative),
};
const Event = z.object(FIELDS);
const KNOWN = new Set([...Object.keys(FIELDS), 'id']);

/** The `.gzevent` of gzcli. Throws `ChallengeError`. */
export function readGzevent(tree: ChallengeTree, path: string, given: Fields): FoundGame {
  const { poster, hidden, organizations = [], ...fields } = readFields(Event, given);
  const { unmapped, report } = createReport();
  const place = poster === undefined ? null : placeFrom(folderOf(path), poster);
  const isThere = place !== null && tree.files.has(place);
  if (poster !== undefined && !isThere) report('FILES_LOST', 'poster', poster);
  reportUnread(given, KNOWN, report);
  return {
    path,
    fields,
    divisions: organizations,
    poster: isThere ? place : null,
    isVisible: hidden !== true,
    unmapped,
  };
}
