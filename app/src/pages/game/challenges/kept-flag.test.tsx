import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept } from '../../../game/kept-flags.ts';
import { linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { wideWindow } from '../../../testing/narrow-window.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';

const OPEN = '/games/7/challenges?challenge=3';
const words = LL.game.flag;
const FLAG = 'flag{kept}';
const later = { name: words.sendLater() };

beforeEach(() => {
  localStorage.clear();
  wideWindow();
});
afterEach(() => onlineManager.setOnline(true));

async function open(answers = {}) {
  const page = renderPage(OPEN, { ...gameAnswers(runningGame()), ...answers });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Loose Cannon/ });
  // The field can be edited once the challenge is loaded.
  await screen.findByText(words.left({ count: 19 }));
  return { ...page, field };
}

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));

/** Refuses all calls as a network that is away, and counts the writes. */
function loseNetwork() {
  const base = globalThis.fetch;
  let lost = 0;
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') lost += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  return { writes: () => lost, restore: () => vi.stubGlobal('fetch', base) };
}

async function keepOffline() {
  const page = await open();
  goOffline();
  typeInto(page.field, FLAG);
  expect(screen.getByText(words.offline())).toBeDefined();
  fireEvent.click(screen.getByRole('button', later));
  await screen.findByText(words.kept());
  return page;
}

test('a flag that was typed offline waits for consent, then for the server, and is sent once', async () => {
  const { api } = await keepOffline();
  expect(readKept()).toMatchObject([{ challengeId: 3, flag: FLAG, sentAfter: null }]);
  expect(api.sent('submitFlag')).toHaveLength(0);
  api.set('submitFlag', { data: 91 });
  api.set('getSubmissionStatus', { data: 'WrongAnswer' });
  goOnline();
  expect(await screen.findByText(words.wrongLeft({ count: 18 }))).toBeDefined();
  expect(api.sent('submitFlag').map(({ body }) => body)).toStrictEqual([{ flag: FLAG }]);
  expect(readKept()).toHaveLength(0);
});

test('a flag with a space after it is kept only after a question', async () => {
  const { field } = await open();
  goOffline();
  typeInto(field, `${FLAG} `);
  fireEvent.click(screen.getByRole('button', later));
  fireEvent.click(await screen.findByRole('button', { name: words.sendAsIs() }));
  await screen.findByText(words.kept());
  expect(readKept()).toMatchObject([{ flag: `${FLAG} ` }]);
});

test('a flag is not sent without consent', async () => {
  const { api, field } = await open();
  goOffline();
  typeInto(field, FLAG);
  goOnline();
  expect(await screen.findByRole('button', { name: words.submit() })).toBeDefined();
  expect(field.value).toBe(FLAG);
  expect(api.sent('submitFlag')).toHaveLength(0);
});

test('consent can be taken back, and typing takes it back', async () => {
  const { field } = await keepOffline();
  fireEvent.click(screen.getByRole('button', { name: words.keepBack() }));
  expect(readKept()).toHaveLength(0);
  fireEvent.click(await screen.findByRole('button', later));
  expect(readKept()).toHaveLength(1);
  typeInto(field, 'flag{other}');
  expect(readKept()).toHaveLength(0);
});

test('a kept flag survives a reload', async () => {
  const { unmount } = await keepOffline();
  unmount();
  goOnline();
  renderPage(OPEN, {
    ...gameAnswers(runningGame()),
    submitFlag: { code: 'RATE_LIMITED' },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Loose Cannon/ });
  expect(field.value).toBe(FLAG);
  expect(await screen.findByText(words.kept())).toBeDefined();
  expect(readKept()).toHaveLength(1);
});

test.each([
  ['wrong', 'WrongAnswer', words.wrongLeft({ count: 18 })],
  ['right', 'Accepted', words.accepted()],
] as const)(
  'a %s flag that the server received before the network dropped is not sent again',
  async (_, status, said) => {
    const { api, field } = await open();
    const network = loseNetwork();
    typeInto(field, FLAG);
    const { form } = field;
    if (!form) throw new Error('The field has no form');
    fireEvent.submit(form);
    fireEvent.click(await screen.findByRole('button', later));
    await screen.findByText(words.kept());
    network.restore();
    const arrived = { id: 91, answer: FLAG, status, time: Date.now(), user: linnea.userName };
    const solved = status === 'Accepted';
    api.set('getChallenge', { data: looseCannon({ attempts: 2, solved, tries: [arrived] }) });
    expect(await screen.findByText(said)).toBeDefined();
    expect(network.writes()).toBe(1);
    expect(api.sent('submitFlag')).toHaveLength(0);
    expect(readKept()).toHaveLength(0);
  },
);

test('what a team mate has solved meanwhile is not sent, and a refusal is said on any page', async () => {
  const { api, unmount } = await keepOffline();
  unmount();
  api.set('getChallenge', { data: looseCannon({ solved: true }) });
  const { api: next } = renderPage('/teams', {
    ...gameAnswers(runningGame()),
    getChallenge: { data: looseCannon({ solved: true }) },
  });
  goOnline();
  const challenge = 'Loose Cannon';
  expect(await screen.findByText(LL.frame.flagOutcome.solved({ challenge }))).toBeDefined();
  expect(next.sent('submitFlag')).toHaveLength(0);
  await waitFor(() => expect(readKept()).toHaveLength(0));
});
