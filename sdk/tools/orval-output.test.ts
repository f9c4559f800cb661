import { expect, test } from 'vitest';
import { withAliases, replaceGenerated, checkPathParts, makeLazy } from './orval-output.ts';
import type { OpenApiDocument } from './openapi.ts';

test('a replacement that changes nothing is an error that names the code', () => {
  expect(replaceGenerated('a b', 'b', 'c', 'x.ts')).toBe('a c');
  expect(() => replaceGenerated('a b', /d/, 'c', 'x.ts')).toThrow('x.ts has no /d/ to replace');
});

const document = {
  components: { schemas: { Color: { 'x-aliases': { colour: 'red' } } } },
} as unknown as OpenApiDocument;

test('a closed list with other names that no longer looks as expected is an error', () => {
  const text = `export const Color = /*#__PURE__*/ zod.enum(["red"]);`;
  expect(withAliases(text, 'Color', document)).toContain(`["red"], {"colour":"red"}`);
  expect(withAliases(text, 'Shape', document)).toBe(text);
  const other = `export const Color = zod.literal("red");`;
  expect(() => withAliases(other, 'Color', document)).toThrow('The schema Color');
});

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

const generated = `import * as zod from 'zod';

/**
 * Lists teams.
 */
export const listTeamsNameMax = 20;

export const ListTeamsResponseItem = zod.object({
  "name": zod.string().max(listTeamsNameMax).describe('It\\'s a name.')
}).describe('A team.')
export const ListTeamsResponse = zod.array(ListTeamsResponseItem)

/**
 * Removes a team.
 */
export const DeleteTeamResponse = zod.unknown()
`;

test('schemas are built at their first use, without descriptions', () => {
  const text = makeLazy(generated);
  expect(text).toContain('export const listTeamsNameMax = 20;');
  expect(text).toContain(`const ListTeamsResponseItem = lazy(() => zod.object({
  "name": zod.string().max(listTeamsNameMax)
}));`);
  expect(text).toContain(
    'const ListTeamsResponse = lazy(() => zod.array(ListTeamsResponseItem()));',
  );
  expect(text).toContain('const DeleteTeamResponse = lazy(() => zod.unknown());');
  expect(text).toContain(
    'lazyValues({\n  ListTeamsResponseItem,\n  ListTeamsResponse,\n  DeleteTeamResponse,\n});',
  );
  expect(text.match(/^export /gm)).toHaveLength(2);
});

test('a module of another form is an error', () => {
  expect(() => makeLazy('export const schemas = {};')).toThrow('no schemas');
});
