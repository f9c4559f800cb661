import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, linnea } from '../../testing/fixtures.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';

const { home, games, teams, staff, me, places } = LL.frame;
const as = (profile: typeof linnea) => ({ getProfile: { data: profile } });

/** Links and buttons of the visible navigation, without the logo and the footer. */
async function entries(last: string): Promise<string[]> {
  const mark = await screen.findByText(last);
  const list = mark.closest('ul');
  if (!list) throw new Error(`${last} stands in no list.`);
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('the rail has the places in their order, for staff theirs too', async () => {
  const search = LL.frame.palette.label();
  const everyones = [home(), search, games(), teams(), places.posts()];
  const { unmount } = renderPage('/nothing/here', as(linnea));
  expect(await entries(places.posts())).toEqual(everyones);
  unmount();
  renderPage('/nothing/here', as(admin));
  expect(await entries(staff())).toEqual([...everyones, staff()]);
});

test.each([
  ['a player', linnea],
  ['staff', admin],
])('the bar at the bottom has the five for %s', async (_who, profile) => {
  narrowWindow();
  renderPage('/posts', as(profile));
  expect(await entries(me())).toEqual([home(), games(), places.posts(), teams(), me()]);
  const bar = screen.getByText(me()).closest('nav');
  expect(bar?.querySelector('[aria-current=page]')?.textContent).toBe(places.posts());
});
