/** The tables at the top of the bundled OpenAPI document. */
export interface ApiTables {
  'x-common-errors': Record<string, string[]>;
  'x-rate-limits': Record<string, RateLimit>;
  'x-extensions': Record<string, string>;
}

interface RateLimit {
  description: string;
  buckets: Bucket[];
  /** How many may be open at a time. */
  open?: { caller: number; all: number };
}

interface Bucket {
  by: string[];
  points: number;
  seconds: number;
}

/** When an operation may refuse with the codes of a group. */
const GROUPS: Readonly<Record<string, string>> = {
  always: 'every call',
  path: 'an id in the path',
  input: 'a query or a body',
  body: 'a body',
  signedIn: 'a session is needed',
  notBanned: 'an account is needed that is not banned',
  ownPassword: 'an account is needed whose password no administrator has given',
  staff: 'the role `monitor` or `admin` is needed',
  unsafe: 'everything but GET',
};

const TRYING = `## Trying calls
"Test Request" sends a call from this page, with the session of this browser: sign in on this site first. What you send
is real, so try what changes something where it harms nobody.

Each call has samples for curl and other tools, among them the SDK, which this server offers:
\`npm install https://ctf.example/sdk.tgz\`.`;

/** The text after the document's own introduction: how to try calls, and the tables as Markdown. */
export function introduction(tables: ApiTables): string {
  const codes = Object.entries(tables['x-common-errors']).map(
    ([group, list]) => `| ${GROUPS[group] ?? group} | ${list.map(code).join(', ')} |`,
  );
  const limits = Object.entries(tables['x-rate-limits']).map(
    ([name, { description, buckets, open }]) =>
      `| ${code(name)} | ${description} | ${[...buckets.map(bucketText), ...openTexts(open)].join('; ')} |`,
  );
  const extensions = Object.entries(tables['x-extensions']).map(
    ([name, description]) => `| ${code(name)} | ${description} |`,
  );
  return [
    TRYING,
    table('Common error codes', ['Where', 'Codes'], codes),
    table('Limits in numbers', ['Class', 'What', 'By default'], limits),
    table('List of extensions', ['Name', 'What'], extensions),
  ].join('\n\n');
}

function table(title: string, heads: string[], rows: string[]): string {
  return [
    `## ${title}`,
    `| ${heads.join(' | ')} |`,
    `|${' --- |'.repeat(heads.length)}`,
    ...rows,
  ].join('\n');
}

function bucketText({ by, points, seconds }: Bucket): string {
  return `${points} in ${seconds} s per ${by.join(' and ')}`;
}

function openTexts(open: RateLimit['open']): string[] {
  return open ? [`${open.caller} open per user, ${open.all} of all`] : [];
}

function code(word: string): string {
  return `\`${word}\``;
}
