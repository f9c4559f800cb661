import type { GameNotice } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';

const PAGE = '/games/7/challenges';
const BEFORE = `${PAGE}?q=before`;
const notices = LL.game.notices;
const board = LL.game.board;

beforeEach(() => {
  const onPhone = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => onPhone);
});
afterEach(() => vi.unstubAllGlobals());

function openPage(address = PAGE) {
  window.history.pushState(null, '', BEFORE);
  window.history.pushState(null, '', PAGE);
  const notice: GameNotice = {
    id: 1,
    type: 'FirstBlood',
    time: 0,
    values: ['Long Splice', 'Knots'],
  };
  renderPage(address, gameAnswers(runningGame(), { notices: [notice] }));
}

async function openSheet(name: string) {
  // The window of tests is wide: styles hide what only narrow ones show.
  const bar = () => screen.getAllByRole('button', { name, hidden: true });
  const isNotices = name === notices.title();
  // The header has a button for notices too.
  const button = await waitFor(() => bar()[isNotices ? 1 : 0] ?? expect.fail('It is loading.'));
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name }));
}

/** Back leaves the page: there is no entry without effect. */
async function backLeaves() {
  window.history.back();
  await waitFor(() => expect(currentAddress()).toBe(BEFORE));
}

const closeButton = () => screen.getByRole('button', { name: LL.common.close() });
const isGone = (sheet: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: sheet })).toBeNull());

test.each([
  { name: 'notices', button: notices.title() },
  { name: 'filters', button: board.filters() },
])(
  'Back closes the sheet of $name, and so does its button, without an entry more',
  async (sheet) => {
    openPage();
    await openSheet(sheet.button);
    expect(currentAddress()).toBe(`${PAGE}?sheet=${sheet.name}`);
    window.history.back();
    await isGone(sheet.button);
    expect(currentAddress()).toBe(PAGE);

    await openSheet(sheet.button);
    fireEvent.click(closeButton());
    await isGone(sheet.button);
    expect(currentAddress()).toBe(PAGE);
    await backLeaves();
  },
);

test('a sheet of an address that was opened directly closes in its place', async () => {
  openPage(`${PAGE}?sheet=filters`);
  await screen.findByRole('dialog', { name: board.filters() });
  fireEvent.click(closeButton());
  await isGone(board.filters());
  expect(currentAddress()).toBe(PAGE);
  await backLeaves();
});

test.each([
  { by: 'Back', close: () => window.history.back() },
  { by: 'its button', close: () => fireEvent.click(closeButton()) },
])('filters that were set in their sheet stay when $by closes it', async ({ close }) => {
  openPage();
  const sheet = await openSheet(board.filters());
  fireEvent.click(sheet.getByRole('link', { name: /Pwn/ }));
  await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?sheet=filters&category=Pwn`));
  close();
  await isGone(board.filters());
  await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?category=Pwn`));
  await backLeaves();
});

test('a challenge that a notice opens takes the place of the sheet', async () => {
  openPage();
  const sheet = await openSheet(notices.title());
  fireEvent.click(await sheet.findByRole('radio', { name: /^Bloods/ }));
  fireEvent.click(sheet.getByRole('link', { name: /on Knots/ }));
  await isGone(notices.title());
  expect(currentAddress()).toMatch(/challenges\?challenge=\d+$/);
  window.history.back();
  await waitFor(() => expect(currentAddress()).toBe(PAGE));
});

test('a challenge opened from the list closes by its button with Back', async () => {
  openPage();
  fireEvent.click(await screen.findByRole('link', { name: /^Knots/ }));
  await screen.findByRole('dialog');
  fireEvent.click(closeButton());
  await waitFor(() => expect(currentAddress()).toBe(PAGE));
  await backLeaves();
});
