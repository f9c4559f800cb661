import { expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { createSessionCache } from './part-session-cache.ts';

test('makes room by dropping the session that was used least recently', () => {
  const cache = createSessionCache({ clock: manualClock(), lifetime: 1000, capacity: 2 });
  const actor: Actor = { userId: 'u', userName: 'mira', role: 'User' };
  cache.set('a', actor, 0);
  cache.set('b', actor, 0);
  cache.get('a');
  cache.set('c', actor, 0);
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});
