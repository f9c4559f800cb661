import type { Writeup } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longSplice } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame, writeupOf } from '../../../testing/game-data.ts';
import { wideWindow } from '../../../testing/narrow-window.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { setClock } from '../../../testing/set-clock.ts';

const PAGE = '/games/7/writeup';
const words = LL.game.writeup;
const HOUR = 3_600_000;
const handedIn = {
  submitted: true,
  name: 'Writeup-7-42-20260103-18.20.05Z.pdf',
  fileSize: 481_220,
  submittedAt: Date.now() - HOUR,
  uploader: 'marlow',
};

beforeEach(() => {
  wideWindow();
  // The SDK sends files with progress by XMLHttpRequest where there is one.
  vi.stubGlobal('XMLHttpRequest', undefined);
});
afterEach(() => onlineManager.setOnline(true));

function open(
  writeup: Partial<Writeup> = {},
  game: Parameters<typeof runningGame>[0] = {},
  answers = {},
) {
  return renderPage(PAGE, {
    ...gameAnswers(runningGame({ writeupRequired: true, ...game })),
    getWriteup: { data: writeupOf(writeup) },
    ...answers,
  });
}

const pdf = (name = 'REPORT.PDF') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function choose(file: File): Promise<void> {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no field for a file');
    return found;
  });
  fireEvent.change(field, { target: { files: [file] } });
}

describe('handing in', () => {
  test('sends the PDF and shows what the server has', async () => {
    const { api } = open();
    expect(await screen.findByText(words.none())).toBeDefined();
    api.set('submitWriteup', () => {
      api.set('getWriteup', { data: writeupOf(handedIn) });
      return { data: undefined };
    });
    await choose(pdf());
    expect(await screen.findByText(handedIn.name)).toBeDefined();
    expect(screen.getByText(/469.9 KB · sent .* by marlow/)).toBeDefined();
    expect(api.sent('submitWriteup')).toHaveLength(1);
  });

  test('asks before the file of the team is replaced', async () => {
    const { api } = open(handedIn);
    api.set('submitWriteup', { data: undefined });
    await screen.findByText(handedIn.name);
    await choose(pdf());
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(words.replaceEffect({ name: handedIn.name }))).toBeDefined();
    expect(api.sent('submitWriteup')).toHaveLength(0);
    fireEvent.click(question.getByRole('button', { name: words.replaceConfirm() }));
    await waitFor(() => expect(api.sent('submitWriteup')).toHaveLength(1));
  });

  test('sends nothing that is no PDF', async () => {
    const { api } = open();
    await screen.findByText(words.none());
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect((await screen.findAllByText(words.noPdf())).length).toBeGreaterThan(0);
    expect(api.sent('submitWriteup')).toHaveLength(0);
  });

  test('says why the server refused the file, and sends it again', async () => {
    const { api } = open();
    await screen.findByText(words.none());
    api.set('submitWriteup', { code: 'RATE_LIMITED' });
    await choose(pdf('report.pdf'));
    expect(
      (await screen.findAllByText(LL.errors.rateLimited({ seconds: 1 }))).length,
    ).toBeGreaterThan(0);
    api.set('submitWriteup', { data: undefined });
    fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
    await waitFor(() => expect(api.sent('submitWriteup')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByText(words.notHandedIn({ name: 'report.pdf' }))).toBeNull(),
    );
  });
});

test('a file that the server refuses is not sent again', async () => {
  const { api } = open();
  await screen.findByText(words.none());
  api.set('submitWriteup', { code: 'WRITEUP_CLOSED', title: 'The deadline has passed' });
  await choose(pdf());
  expect((await screen.findAllByText('The deadline has passed')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: LL.common.retry() })).toBeNull();
});

describe('the field is closed', () => {
  const field = () => document.querySelector('input[type=file]');

  test.each([
    ['without a file', {}, /Nothing was handed in/],
    ['with one', handedIn, /The file above counts/],
  ] as const)('after the deadline, %s', async (_, writeup, text) => {
    open({ ...writeup, deadline: Date.now() - HOUR });
    expect(await screen.findByText(text)).toBeDefined();
    expect(field()).toBeNull();
  });

  test('by itself when the deadline passes', async () => {
    const deadline = Date.now() + HOUR;
    open({ deadline });
    await screen.findByText(words.none());
    expect(field()).not.toBeNull();
    setClock(deadline + 1);
    expect(await screen.findByText(/Nothing was handed in/)).toBeDefined();
    expect(field()).toBeNull();
  });

  test('while the device is offline', async () => {
    open();
    await screen.findByText(words.none());
    onlineManager.setOnline(false);
    expect(await screen.findByText(words.offline())).toBeDefined();
    onlineManager.setOnline(true);
    await waitFor(() => expect(field()).not.toBeNull());
  });
});

describe('there is nothing to hand in', () => {
  const team = longSplice.name;

  test.each([
    ['in a game without writeups', { writeupRequired: false }, words.notAskedTitle()],
    ['before the start', { start: Date.now() + HOUR }, words.earlyTitle()],
    ['without a team', { status: 'Unsubmitted', teamName: null }, LL.game.gate.notJoinedTitle()],
    ['while a team waits', { status: 'Pending' }, LL.game.gate.pendingTitle({ team })],
    ['for a rejected team', { status: 'Rejected' }, LL.game.gate.rejectedTitle({ team })],
    ['for a suspended team', { status: 'Suspended' }, LL.game.gate.suspendedTitle({ team })],
  ] as const)('%s', async (_, game, title) => {
    const { api } = open({}, game);
    expect(await screen.findByText(title)).toBeDefined();
    expect(api.sent('getWriteup')).toHaveLength(0);
  });
});

test('works after the end, and closes up where a server says only what the contract asks for', async () => {
  const over = { start: Date.now() - 3 * HOUR, end: Date.now() - HOUR };
  const { submitted, name, fileSize } = handedIn;
  const getWriteup = { data: { submitted, name, fileSize, note: '' } };
  open({}, over, { getWriteup });
  expect(await screen.findByText('469.9 KB')).toBeDefined();
  expect(screen.queryByText(words.onTime())).toBeNull();
  expect(screen.queryByText(words.asked())).toBeNull();
  expect(document.querySelector('input[type=file]')).not.toBeNull();
});

test('a writeup that cannot be loaded says so', async () => {
  const { api } = open({}, {}, { getWriteup: { code: 'INTERNAL_ERROR' } });
  expect(await screen.findByText(words.failed())).toBeDefined();
  api.set('getWriteup', { data: writeupOf() });
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText(words.none())).toBeDefined();
});

test('only games that ask for writeups have the tab', async () => {
  const tab = { name: LL.frame.places.writeup() };
  const { unmount } = open();
  expect((await screen.findByRole('link', tab)).getAttribute('href')).toBe(PAGE);
  unmount();
  open({}, { writeupRequired: false });
  await screen.findByText(words.notAskedTitle());
  expect(screen.queryByRole('link', tab)).toBeNull();
});
