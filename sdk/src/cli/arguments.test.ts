import { expect, test } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const HALYARD_URL = 'https://ctf.example/';

test('reads what to sync, and where from the environment', () => {
  expect(readArguments(['sync', 'a', '--game', '7', '--dry-run'], { HALYARD_URL })).toEqual({
    command: 'sync',
    folder: 'a',
    gameId: 7,
    server: 'https://ctf.example',
    dryRun: true,
    json: false,
  });
});

test('an address that is given wins', () => {
  const words = ['sync', 'a', '--game', '7', '--server', 'http://localhost:8080/ctf/'];
  expect(readArguments(words, { HALYARD_URL })).toMatchObject({
    server: 'http://localhost:8080/ctf',
  });
});

test.each([
  ['wss://ctf.example/api/proxy/a?ticket=b', 'wss://ctf.example/api/proxy/a?ticket=b'],
  ['https://ctf.example/api/proxy/a', 'wss://ctf.example/api/proxy/a'],
  ['http://localhost:8080/api/proxy/a', 'ws://localhost:8080/api/proxy/a'],
])('connects to %s', (text, address) => {
  expect(readArguments(['connect', text], {})).toEqual({ command: 'connect', address, port: 0 });
  expect(readArguments(['connect', text, '--port', '1337'], {})).toMatchObject({ port: 1337 });
});

test('whoever asks for help gets it, whatever else is wrong', () => {
  expect(readArguments(['sink', '--help'], {})).toBe('help');
  expect(readArguments(['--version'], {})).toBe('version');
});

test.each([
  ['no command', []],
  ['another command', ['sink', 'a', '--game', '1']],
  ['no folder', ['sync', '--game', '1']],
  ['two folders', ['sync', 'a', 'b', '--game', '1']],
  ['no game', ['sync', 'a']],
  ['a game that is no number', ['sync', 'a', '--game', 'first']],
  ['an unknown option', ['sync', 'a', '--game', '1', '--force']],
  ['a server that is no address', ['sync', 'a', '--game', '1', '--server', 'ctf.example']],
  ['a file as a server', ['sync', 'a', '--game', '1', '--server', 'file:///etc']],
  ['no instance', ['connect']],
  ['two instances', ['connect', 'ws://a.example', 'ws://b.example']],
  ['an instance that is no address', ['connect', '127.0.0.1:31337']],
  ['a port beyond the last', ['connect', 'ws://a.example', '--port', '65536']],
  ['a port that is no number', ['connect', 'ws://a.example', '--port', '-1']],
  ['a password in the address', ['sync', 'a', '--game', '1', '--server', 'http://a:b@c.example']],
])('refuses %s', (_, words) => {
  expect(() => readArguments(words, { HALYARD_URL })).toThrow(UsageError);
});

test('refuses to guess the server', () => {
  expect(() => readArguments(['sync', 'a', '--game', '1'], {})).toThrow(/HALYARD_URL/);
});
