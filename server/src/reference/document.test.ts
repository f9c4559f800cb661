import { expect, test } from 'vitest';
import { presentDocument } from './document.ts';

const submitFlag = {
  operationId: 'submitFlag',
  description: 'Judges a flag.',
  'x-access': 'user',
  'x-participation': 'accepted',
  'x-phase': 'running',
  'x-rate-limit': 'submit',
  'x-errors': ['GAME_ENDED', 'NOT_JOINED'],
  responses: { '200': {} },
};
const bundle = {
  info: { version: '0.0.0', description: 'Calls.' },
  'x-common-errors': { always: ['INTERNAL'] },
  'x-rate-limits': {
    submit: { description: 'Flags.', buckets: [{ by: ['team', 'game'], points: 3, seconds: 5 }] },
  },
  'x-extensions': { board: 'The board.' },
  paths: { '/flag': { post: submitFlag } },
  components: {},
};

const present = (...unbuilt: string[]) =>
  presentDocument(bundle, '1.2.3', new Set(unbuilt)).paths['/flag']?.['post'];

test('fills in the version', () => {
  expect(presentDocument(bundle, '1.2.3', new Set()).info.version).toBe('1.2.3');
});

test('says the common codes, the limits and the extensions in tables', () => {
  const { description } = presentDocument(bundle, '1.2.3', new Set()).info;
  expect(description).toMatch(/^Calls\.\n\n## Trying calls\n/);
  expect(description).toContain('\n| every call | `INTERNAL` |\n');
  expect(description).toContain('\n| `submit` | Flags. | 3 in 5 s per team and game |\n');
  expect(description).toMatch(/\n\| `board` \| The board\. \|$/);
});

test('says role, participation, phase, limit and codes after the description', () => {
  expect(present()?.description).toBe(
    [
      'Judges a flag.',
      '**Least role:** `user`.',
      '**Requires:** an accepted participation in the game.',
      '**When:** while the game is running, or open for practice.',
      '**Limit:** `submit`.',
      '**Refuses with:** `GAME_ENDED`, `NOT_JOINED`, or a common code.',
    ].join('\n\n'),
  );
  expect(present()?.['x-badges']).toEqual([{ name: 'user' }]);
});

test('says which API tokens open it', () => {
  const security = [{ session: [] }, { token: ['Events'] }];
  const open = { ...bundle, paths: { '/flag': { get: { ...submitFlag, security } } } };
  expect(presentDocument(open, '1.2.3', new Set()).paths['/flag']?.['get']?.description).toContain(
    '\n\n**Or an API token** with the scope `Events`.\n\n',
  );
});

test('says first that an operation is not built, and what it answers', () => {
  const refused = present('submitFlag');
  expect(refused?.description).toContain('flag.\n\n**Not built yet:** this server answers 501');
  expect(refused?.['x-badges']?.map(({ name }) => name)).toEqual(['user', 'not built yet']);
  expect(refused?.responses).toMatchObject({ '200': {}, '501': { content: expect.anything() } });
});

test('leaves the bundle as it was', () => {
  present();
  expect(submitFlag.description).toBe('Judges a flag.');
});
