import type { ContainerInfo } from '@halyard/sdk/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { setClock } from '../../../testing/set-clock.ts';

const ENTRY = '7d0f6a52-3c1e-4b8a-9f27-e6b4c8d1a035';
const MINUTE = 60_000;
const words = LL.game.instance;
const note = LL.common.ticket;

const container: ContainerInfo = {
  status: 'Running',
  startedAt: Date.now(),
  expectStopAt: Date.now() + 120 * MINUTE,
  entry: ENTRY,
};
const challenge = looseCannon({
  type: 'DynamicContainer',
  context: {
    closeTime: container.expectStopAt,
    instanceEntry: ENTRY,
    container,
    url: null,
    fileSize: null,
  },
});
const own = { challengeId: 3, title: 'Loose Cannon', category: 'Pwn', container } as const;

let copied: string[];
let count: number;

beforeEach(() => {
  copied = [];
  count = 0;
  const write = async ([item]: ClipboardItem[]) => {
    const blob = await item?.getType('text/plain');
    copied.push((await blob?.text()) ?? '');
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

function makeTicket() {
  count += 1;
  const ticket = `${Date.now() + 10 * MINUTE}.${count}`;
  const path = `/api/proxy/${ENTRY}?ticket=${ticket}`;
  return { data: { ticket, expiresAt: Date.now() + 10 * MINUTE, path } };
}

function openPage(more: object = {}, isOpen = true) {
  return renderPage(`/games/7/challenges${isOpen ? '?challenge=3' : ''}`, {
    ...gameAnswers(runningGame(), { challenge }),
    getConfig: {
      data: {
        ...config,
        portMapping: 'PlatformProxy',
        proxyTicketRequired: true,
        extensions: [...(config.extensions ?? []), 'instances', 'proxyTickets'],
      },
    },
    listOwnInstances: { data: { limit: 3, data: [own] } },
    createProxyTicket: makeTicket,
    ...more,
  });
}

async function findBox() {
  const box = await screen.findByRole('region', { name: words.label({ title: 'Loose Cannon' }) });
  return within(box);
}

test('each copy of the command or of the address has a ticket of its own', async () => {
  const { api } = openPage();
  const box = await findBox();
  expect(await box.findByText(note.note({ minutes: 10 }))).toBeDefined();
  expect(api.sent('createProxyTicket')).toHaveLength(0);
  fireEvent.click(box.getByRole('button', { name: `${words.copyEntry()} 1` }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(
    new RegExp(`^npx \\S+ connect "ws://[^"]+/api/proxy/${ENTRY}\\?ticket=\\d+\\.1"$`),
  );
  expect(box.getByText(copied[0] ?? '')).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: `${words.copyEntry()} 2` }));
  await waitFor(() => expect(copied).toHaveLength(2));
  expect(copied[1]).toMatch(new RegExp(`^ws://[^"]+/api/proxy/${ENTRY}\\?ticket=\\d+\\.2$`));
  expect(api.sent('createProxyTicket')).toHaveLength(2);
});

test('says until when it is valid, and that it no longer is', async () => {
  openPage();
  const box = await findBox();
  fireEvent.click(await box.findByRole('button', { name: `${words.copyEntry()} 1` }));
  expect(await box.findByText(/^Valid until/)).toBeDefined();
  expect(box.getAllByText(/ticket=\d+\.1/)).toHaveLength(2);
  setClock(Date.now() + 10 * MINUTE);
  expect(await box.findByText(note.expired())).toBeDefined();
  expect(box.queryByText(/ticket=\d/)).toBeNull();
});

test('shows a new entry in place of the ticket for the one before', async () => {
  const { api, queryClient } = openPage();
  const box = await findBox();
  fireEvent.click(await box.findByRole('button', { name: `${words.copyEntry()} 1` }));
  expect(await box.findByText(/^Valid until/)).toBeDefined();
  const entry = '0b9d2c14-77aa-4f0e-8d61-92c3f5e7ab08';
  const context = {
    ...challenge.context,
    instanceEntry: entry,
    container: { ...container, entry },
  };
  api.set('getChallenge', { data: { ...challenge, context } });
  await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7, 'challenges', 3] }));
  expect(await box.findAllByText(new RegExp(`/api/proxy/${entry}\\?ticket=…`))).toHaveLength(2);
  expect(box.queryByText(new RegExp(ENTRY))).toBeNull();
});

test('copies nothing without a ticket, and says why', async () => {
  openPage({ createProxyTicket: { code: 'CONTAINER_NOT_FOUND', title: 'It is gone.' } });
  const box = await findBox();
  fireEvent.click(await box.findByRole('button', { name: `${words.copyEntry()} 1` }));
  expect(await screen.findByText('It is gone.')).toBeDefined();
  expect(copied).toEqual([]);
  expect(box.queryByText(/^Valid until/)).toBeNull();
});

test('so do the instances beside the challenges', async () => {
  openPage({}, false);
  // The window of tests is too narrow to show them.
  const name = `${words.copyEntry()}: Loose Cannon`;
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await waitFor(() => expect(copied[0]).toContain('?ticket='));
});

test('an address that needs no ticket is copied as it is shown', async () => {
  const { api } = openPage({
    getConfig: { data: { ...config, portMapping: 'PlatformProxy', proxyTicketRequired: false } },
  });
  const box = await findBox();
  expect(await box.findByText(/connect ws:/)).toBeDefined();
  expect(box.queryByText(/ticket/)).toBeNull();
  expect(api.sent('createProxyTicket')).toHaveLength(0);
});
