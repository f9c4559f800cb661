import { expect, test } from 'vitest';
import { basicGame, MOMENT } from '../../testing/fixtures.ts';
import { nearGames, nearPlaces } from './near.ts';

const coming = basicGame({ id: 20, title: 'Lighthouse Open', from: 100, hours: 12 });
const live = basicGame({ id: 12, title: 'Harbour', from: -2, hours: 48, status: 'Accepted' });

test('the running game comes first, at the place that was wanted', () => {
  const near = nearGames([coming, live], '/games/21/challenges', MOMENT);
  expect(near.map(({ address }) => address)).toEqual(['/games/12/challenges', '/games/20']);
});

test.each([
  ['/gmaes', ['/games']],
  ['/Game/', ['/games']],
  ['/acount/login', ['/account/login']],
  ['/', []],
  ['/something/else', []],
])('for %s the places %o may have been meant', (path, places) => {
  expect(nearPlaces(path, null).map((entry) => entry.path)).toEqual(places);
});

test('a place of another role is not offered', () => {
  const places = (role: 'User' | 'Admin') => nearPlaces('/admni/games', { role });
  expect(places('User')).toEqual([]);
  expect(places('Admin').map((entry) => entry.path)).toEqual(['/admin/games']);
});
