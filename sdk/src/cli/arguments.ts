import { parseArgs } from 'node:util';

/** The arguments of `halyard sync`. */
export interface SyncArguments {
  command: 'sync';
  folder: string;
  gameId: number;
  /** Without a trailing slash. */
  server: string;
  dryRun: boolean;
  json: boolean;
}

/** The arguments of `halyard connect`. */
export interface ConnectArguments {
  command: 'connect';
  /** Address of an instance behind the proxy, with `ws:` or `wss:`. */
  address: string;
  /** Local port; 0 for any free one. */
  port: number;
}

/** The command line is invalid; the message says how to fix it. */
export class UsageError extends Error {}

export const USAGE = `Usage: halyard sync FOLDER --game ID [--server URL] [--dry-run] [--json]
       halyard connect URL [--port PORT]

sync makes the challenges of a game what the files under FOLDER say (ctfcli, rCTF, gzcli, noCTF, or
an export of CTFd). A challenge is known by its name; what is already as it should be is left alone.

  --game ID      the game, as in its address
  --server URL   where Halyard is; default: HALYARD_URL
  --dry-run      says what would change and changes nothing
  --json         prints the report as JSON

It signs in with HALYARD_USER and HALYARD_PASSWORD of an administrator, or with HALYARD_TOKEN; asks for
name and password on a terminal. Ends with 0, with 1 if a challenge failed, with 2 on a wrong call.

connect makes a local port of an instance that is reached through the server. URL is what the challenge
shows (wss://…/api/proxy/…). It runs until it is stopped.

  --port PORT    the local port; default: any free one

  --version      prints the version
  --help         prints this
`;

/**
 * Parses the command line arguments; `help` or `version` if that was requested.
 * Throws `UsageError`.
 */
export function readArguments(
  words: string[],
  environment: Record<string, string | undefined>,
): SyncArguments | ConnectArguments | 'help' | 'version' {
  const { values, positionals } = parse(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [command, folder, ...rest] = positionals;
  if (command === 'connect') return readConnect(folder, rest, values.port);
  if (command !== 'sync') throw new UsageError(`Unknown command: ${command ?? '(none)'}`);
  if (folder === undefined) throw new UsageError('Which folder? Name the one with the challenges.');
  if (rest.length > 0) throw new UsageError(`One folder at a time, not also ${rest.join(', ')}`);
  return {
    command,
    folder,
    gameId: readGame(values.game),
    server: readServer(values.server ?? environment['HALYARD_URL']),
    dryRun: values['dry-run'] ?? false,
    json: values.json ?? false,
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        port: { type: 'string' },
        server: { type: 'string' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readConnect(
  text: string | undefined,
  rest: readonly string[],
  port = '0',
): ConnectArguments {
  if (text === undefined)
    throw new UsageError('Which instance? Copy its address from the challenge.');
  if (rest.length > 0) throw new UsageError(`One instance at a time, not also ${rest.join(', ')}`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError('--port takes a number up to 65535');
  }
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^(ws|http)s?:$/.test(address.protocol)) {
    throw new UsageError('An instance has an address like wss://ctf.example/api/proxy/…');
  }
  return {
    command: 'connect',
    address: address.href.replace(/^http/, 'ws'),
    port: Number(port),
  };
}

function readGame(text: string | undefined): number {
  if (text === undefined) throw new UsageError('Which game? Add --game ID.');
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--game takes the id of a game, a number');
  return Number(text);
}

function readServer(text: string | undefined): string {
  if (!text) throw new UsageError('Which server? Add --server URL or set HALYARD_URL.');
  if (!URL.canParse(text))
    throw new UsageError('The server is an address like https://ctf.example');
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError('The server is an address that begins with https:// or http://');
  }
  // Credentials would be printed with the address, and fetch rejects them.
  if (url.username || url.password) {
    throw new UsageError('No password in the address: set HALYARD_USER and HALYARD_PASSWORD');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
