import { expect, test } from 'vitest';
import { makeLazy } from './lazy-schemas.ts';

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
