import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from './tester.ts';

/** Random calls for each operation and role, beside those for each limit of its schemas. */
const EXAMPLES = 5;

/**
 * What every answer has to pass. Not among them: whether input is accepted or refused as its schema
 * says. The server reads some values more liberally (numbers in place of names, as the reference
 * client sends them) and refuses others by rules that no schema expresses.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
  'listed_error_code',
];

/** Operations that are left out, with the reason. */
const EXCLUDED: Record<string, string> = {
  logout: 'ends the session of all later calls',
  openLive: 'its schema is that of the data of an event, not of the event with its id',
};

/** The report of a run. */
export interface Report {
  complete: boolean;
  operations: { total: number; selected: number; tested: number };
  test_cases: { generated: number };
  failures: { title: string; operations: string[] }[];
  errors: unknown[];
}

interface Run {
  status: number | null;
  output: string;
  report: Report;
  /** The number of answers of each operation with each status. */
  statuses: Record<string, Record<string, number>>;
}

/**
 * Calls every operation of the document that a server serves.
 * @param folder for the settings and reports of this run
 * @param codes the closed list of error codes of each operation
 */
export async function runTester(
  url: string,
  folder: string,
  settings: string,
  codes: Record<string, string[]>,
): Promise<Run> {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('schemathesis.toml'), settings);
  writeFileSync(file('codes.json'), JSON.stringify(codes));
  // Deterministic: the same calls in every run, without a database of examples.
  const args = [
    ['--config-file', file('schemathesis.toml'), 'run', `${url}/docs/api/openapi.json`],
    ['--url', url, '--checks', CHECKS.join(','), '--phases', 'examples,coverage,fuzzing'],
    ['--max-examples', String(EXAMPLES), '--generation-deterministic'],
    ['--no-shrink', '--continue-on-failure', '--no-color'],
    ['--warnings', 'off', '--report', 'json', '--report-json-path', file('report.json')],
    Object.keys(EXCLUDED).flatMap((id) => ['--exclude-operation-id', id]),
  ].flat();
  const env = {
    SCHEMATHESIS_HOOKS: 'hooks',
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: 'yes',
    LISTED_CODES: file('codes.json'),
    STATUS_COUNTS: file('statuses.json'),
  };
  const { status, output } = await execute(args, folder, { ...process.env, ...env });
  const read = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'));
  try {
    return {
      status,
      output,
      report: read('report.json') as Report,
      statuses: read('statuses.json') as Run['statuses'],
    };
  } catch {
    throw new Error(`schemathesis ended with ${status} and no report:\n${output}`);
  }
}

function execute(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = execFile(PROGRAM, args, { cwd, env, maxBuffer: 2 ** 28 }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

/** The number of operations that a run leaves out. */
export const EXCLUDED_COUNT = Object.keys(EXCLUDED).length;
