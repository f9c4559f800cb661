import * as z from 'zod/mini';
import { createReport, type Draft, isNothing, reportUnread } from './draft.ts';
import {
  type FlagInFile,
  flagText,
  listOf,
  must,
  notNegative,
  openHints,
  readFields,
  staticFlags,
  text,
  title,
} from './fields.ts';
import { keepIfFilledIn, timeOf } from './read-ctfcli.ts';
import { DEFAULT_WORTH, fixedWorth, type Worth } from './scoring.ts';
import type { Report } from './unmapped.ts';
import { type Fields, isFields } from './yaml.ts';

const Scoring = z.object({
  strategy: z.literal('core:static'),
  params: z.object({ base: notNegative }),
});
const FIELDS = {
  title,
  categories: z.optional(listOf(text)),
  description: z.optional(text),
  flags: z.optional(listOf(z.unknown())),
  files: z.optional(listOf(z.union([text, z.object({ url: text })]))),
  hidden: z.optional(z.boolean(must('true or false'))),
  visible_at: z.optional(text),
  scoring: z.optional(z.unknown()),
  solve: z.optional(z.unknown()),
  connection_info: z.optional(text),
  hints: z.optional(
    listOf(z.object({ description: text, title: z.optional(text), cost: z.optional(notNegative) })),
  ),
};
const Challenge = z.object(FIELDS);
const KNOWN = new Set([...Object.keys(FIELDS), 'version', 'slug']);

/** A challenge of noCTF. Throws `ChallengeError`. */
export function readNoctf(given: Fields): Draft {
  const file = readFields(Challenge, given);
  const { unmapped, report } = createReport();
  const { categories: [category = '', ...others] = [], visible_at: opens, solve } = file;
  const hints = (file.hints ?? []).map(({ description, ...hint }) => ({
    content: description,
    ...hint,
  }));
  const draft: Draft = {
    format: 'Noctf',
    title: file.title,
    category,
    type: 'StaticAttachment',
    description: file.description ?? '',
    connection: keepIfFilledIn('connection_info', file.connection_info, report),
    worth: worthOf(file.scoring, report),
    attempts: 0,
    isVisible: file.hidden !== true,
    flags: staticFlags(file.flags ?? [], readFlag, report),
    hints: openHints(hints, report),
    files: (file.files ?? []).map((each, index) => ({
      field: `files.${index}`,
      path: typeof each === 'string' ? each : each.url,
    })),
    filesField: 'files',
    more: {},
    unmapped,
  };
  if (opens !== undefined) report('OPENS_LATER', 'visible_at', timeOf(opens));
  for (const index of others.keys()) report('FIELD_NOT_SUPPORTED', `categories.${index + 1}`);
  if (isFields(solve) && solve['source'] !== 'flag') report('FIELD_NOT_SUPPORTED', 'solve.source');
  reportUnread(given, KNOWN, report);
  return draft;
}

function worthOf(scoring: unknown, report: Report): Worth {
  if (isFields(scoring) && !isNothing(scoring['bonus'])) {
    report('FIELD_NOT_SUPPORTED', 'scoring.bonus');
  }
  const { data } = Scoring.safeParse(scoring);
  if (data) return fixedWorth(data.params.base);
  report('WORTH_MISSING', 'scoring');
  return DEFAULT_WORTH;
}

function readFlag(given: unknown): FlagInFile | undefined {
  const { data = given, strategy = 'case_sensitive' } = isFields(given) ? given : {};
  const content = flagText(data);
  if (content === undefined) return undefined;
  const isStatic = strategy === 'case_sensitive' || strategy === 'case_insensitive';
  return {
    content,
    kind: isStatic ? 'static' : String(strategy),
    ignoresCase: strategy === 'case_insensitive',
  };
}
