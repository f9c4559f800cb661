#!/usr/bin/env node
import { readFile, stat } from 'node:fs/promises';
import { isApiError } from '../index.ts';
import { type ConnectArguments, readArguments, USAGE, UsageError } from './arguments.ts';
import { openLocalPort } from './connect.ts';
import { networkCause, reasonOf } from './reason.ts';
import { formatReport, formatResult } from './report.ts';
import { BrowserNeededError, signIn } from './sign-in.ts';
import { syncFolder } from './sync.ts';

/** Runs the command; returns the exit code. */
async function run(words: string[]): Promise<number> {
  const options = readArguments(words, process.env);
  if (typeof options === 'string') {
    process.stdout.write(options === 'help' ? USAGE : `${await readVersion()}\n`);
    return 0;
  }
  if (options.command === 'connect') return connect(options);
  const { folder, gameId, server, dryRun, json } = options;
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`There is no folder ${folder}`);
  const client = await signIn(server, process.env);
  const report = await syncFolder(client, {
    folder,
    gameId,
    dryRun,
    onProgress: (outcome, done, total) =>
      void process.stderr.write(`[${done}/${total}] ${formatResult(outcome, dryRun)}\n`),
  });
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
  return report.challenges.some(({ result }) => result === 'failed') ? 1 : 0;
}

/** Listens until the process is stopped; returns the exit code when that is not possible. */
async function connect({ address, port }: ConnectArguments): Promise<number> {
  const tell = (reason: string) => void process.stderr.write(`${reason}\n`);
  // A wrong address is said now, not to the first program that connects.
  try {
    const probe = await fetch(address.replace(/^ws/, 'http'));
    if (!probe.ok) {
      const { title = `The server answered ${probe.status}` } = await probe
        .json()
        .catch(() => ({}));
      tell(title);
      return 1;
    }
  } catch (error) {
    tell(`The server cannot be reached${networkCause(error)}`);
    return 1;
  }
  try {
    const local = await openLocalPort(address, port, tell);
    process.stdout.write(`Listening on 127.0.0.1:${local.port}\n`);
    return 0;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** The version of the package, whose manifest is two folders above, in the repository too. */
async function readVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Prints why the command could not start; returns the exit code. */
function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nMore: halyard --help\n`);
    return 2;
  }
  if (error instanceof BrowserNeededError) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  if (!isApiError(error)) throw error;
  process.stderr.write(`${reasonOf(error)}\n`);
  if (error.status === 401 || error.status === 403) {
    process.stderr.write('Challenges are edited by administrators, with name and password.\n');
  }
  return 1;
}

process.exitCode = await run(process.argv.slice(2)).catch(explain);
