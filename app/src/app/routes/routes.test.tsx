import type { Role } from '@halyard/sdk/types';
import { renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRoute, useRouter } from 'wouter';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { PAGE_AREAS } from '../../i18n/areas.ts';
import { routes } from './routes.ts';

/** All addresses in the specification of the product, with the minimum role. */
const PRODUCT: readonly [address: string, role: Role | null][] = [
  ['/', null],
  ['/About', null],
  ['/Teams', 'User'],
  ['/account/Confirm', null],
  ['/account/Login', null],
  ['/account/Profile', 'User'],
  ['/account/Recovery', null],
  ['/account/Register', null],
  ['/account/Reset', null],
  ['/account/Verify', null],
  ['/admin/Instances', 'Admin'],
  ['/admin/Logs', 'Admin'],
  ['/admin/Settings', 'Admin'],
  ['/admin/Teams', 'Admin'],
  ['/admin/Users', 'Admin'],
  ['/admin/games', 'Admin'],
  ['/admin/games/1/Info', 'Admin'],
  ['/admin/games/1/Divisions', 'Admin'],
  ['/admin/games/1/Notices', 'Admin'],
  ['/admin/games/1/Review', 'Admin'],
  ['/admin/games/1/Writeups', 'Admin'],
  ['/admin/games/1/challenges', 'Admin'],
  ['/admin/games/1/challenges/2', 'Admin'],
  ['/admin/games/1/challenges/2/Flags', 'Admin'],
  ['/games', null],
  ['/games/1', null],
  ['/games/1/Challenges', 'User'],
  ['/games/1/Scoreboard', null],
  ['/games/1/Writeup', 'User'],
  ['/games/1/monitor/CheatInfo', 'Monitor'],
  ['/games/1/monitor/Events', 'Monitor'],
  ['/games/1/monitor/Submissions', 'Monitor'],
  ['/games/1/monitor/Traffic', 'Monitor'],
  ['/posts', null],
  ['/posts/0a1b2c3d', null],
  ['/posts/0a1b2c3d/Edit', 'Admin'],
];
/** Addresses that the specification does not list. */
const OWN = [
  '/setup',
  '/admin/audit',
  '/admin/mail',
  '/admin/tokens',
  '/admin/files',
  '/games/:gameId/monitor/statistics',
];

const { parser } = renderHook(() => useRouter()).result.current;
const routeOf = (address: string) =>
  routes.find(({ path }) => matchRoute(parser, path, address)[0]);

test.each(PRODUCT)('%s is a place, for %s at least, in any case', (address, role) => {
  const route = routeOf(address);
  expect(route?.role).toBe(role);
  expect(routeOf(address.toLowerCase())).toBe(route);
  expect(routeOf(address.toUpperCase())).toBe(route);
});

test('no two addresses of the product are the same place, and there is no other', () => {
  const reached = PRODUCT.map(([address]) => routeOf(address)?.path);
  expect(new Set(reached).size).toBe(PRODUCT.length);
  expect(new Set([...reached, ...OWN])).toEqual(new Set(routes.map(({ path }) => path)));
});

test.each(['/admin/Logs', '/games/1/monitor/Traffic', '/posts/0a1b2c3d/edit'])(
  'at %s a stranger signs in first, and others learn the role it takes',
  async (address) => {
    const { unmount } = renderPage(address);
    await screen.findByRole('heading', { level: 1, name: LL.account.signInTitle() });
    expect(currentAddress()).toBe(`/account/login?from=${encodeURIComponent(address)}`);
    unmount();
    renderPage(address, { getProfile: { data: linnea } });
    const role = routeOf(address)?.role ?? 'User';
    await screen.findByText(LL.frame.noAccessTitle({ role: LL.terms.role[role]() }));
  },
);

test('each route loads the texts that the folder of its page may use', async () => {
  const source = await import('./routes.ts?raw');
  const declared = [
    ...source.default.matchAll(/ (staffRoute|route)\(\n[^;]*?pages\/(\w+)\/[^;]*?\n  \),\n/g),
  ];
  expect(declared.length).toBeGreaterThan(10);
  for (const [text, helper, folder = ''] of declared) {
    const area = helper === 'staffRoute' ? 'staff' : /area: '(\w+)'/.exec(text)?.[1];
    expect(area, text).toBe(PAGE_AREAS[folder]);
  }
});
