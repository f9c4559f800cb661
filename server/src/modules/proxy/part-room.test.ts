import { expect, test } from 'vitest';
import { createRoom } from './part-room.ts';

test('connections of a home are counted together, whichever of its networks they come from', () => {
  const room = createRoom({ perContainer: 100, perTeam: 100, perAddress: 1 });
  const enter = (network: number) =>
    room.enter(
      { containerId: 'tide', participationId: null, caller: null, entry: 'ebb' },
      `2001:db8:1:230${network}::1`,
    );
  const places = [1, 2, 3, 4].map(enter);
  expect(() => enter(5)).toThrow('TOO_MANY_CONNECTIONS');
  places[0]?.leave();
  places[0]?.leave();
  enter(5);
  expect(() => enter(6)).toThrow('TOO_MANY_CONNECTIONS');
});
