import { expect, test } from 'vitest';
import { checkPathParts } from './path-parts.ts';

test('path parameters are checked under the name of their call', () => {
  const text = [
    `import { request } from '../../../runtime/request';`,
    'const url = `/api/game/${encodeURIComponent(String(gameId))}/${encodeURIComponent(String(name))}`;',
    `request(url, { operation: 'getGame' });`,
  ].join('\n');
  expect(checkPathParts(text)).toBe(
    [
      `import { pathPart } from '../../../runtime/path-part';`,
      `import { request } from '../../../runtime/request';`,
      "const url = `/api/game/${pathPart('getGame', 'gameId', gameId)}/${pathPart('getGame', 'name', name)}`;",
      `request(url, { operation: 'getGame' });`,
    ].join('\n'),
  );
});

test('a call without path parameters stays as it is', () => {
  const text = `import { request } from 'x';\nrequest('/api/config', { operation: 'getConfig' });`;
  expect(checkPathParts(text)).toBe(text);
});

test('a parameter outside of a call is an error', () => {
  expect(() => checkPathParts('encodeURIComponent(String(id))')).toThrow('no operation');
});
