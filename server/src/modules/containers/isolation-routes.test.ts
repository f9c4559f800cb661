import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { createContainerSite } from './testing/test-site.ts';

describe('the state of the site', () => {
  async function stateWith(reachable?: string[]) {
    const { engine } = createFakeEngine();
    const site = await createContainerSite(await createTestDatabase(), {
      ...engine,
      ...(reachable && { findReachable: async () => reachable }),
    });
    const parts = (await site.request(site.admin, 'GET', '/api/ext/admin/state')).json();
    return parts.find(({ part }: { part: string }) => part === 'Containers');
  }

  test.each([
    ['closed', [], { state: 'Ready', reason: null, addresses: [] }],
    [
      'open',
      ['169.254.169.254'],
      {
        state: 'NeedsAttention',
        reason: 'ContainersNotEnforced',
        addresses: ['169.254.169.254'],
      },
    ],
    [
      'unknown',
      undefined,
      { state: 'NeedsAttention', reason: 'ContainersNotChecked', addresses: [] },
    ],
  ])('says that the machine is %s to containers', async (_name, reachable, expected) => {
    expect(await stateWith(reachable)).toMatchObject(expected);
  });
});
