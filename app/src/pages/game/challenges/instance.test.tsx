import type { ContainerInfo } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.game.instance;
const HOUR = 3_600_000;

function running(minutesLeft: number): ContainerInfo {
  const expectStopAt = Date.now() + minutesLeft * 60_000;
  return {
    status: 'Running',
    startedAt: expectStopAt - 2 * HOUR,
    expectStopAt,
    entry: 'play.example:31337',
    failure: null,
  };
}

function challengeWith(container: ContainerInfo | null) {
  const isRunning = container?.status === 'Running';
  return {
    data: looseCannon({
      type: 'DynamicContainer',
      context: {
        closeTime: isRunning ? container.expectStopAt : null,
        instanceEntry: isRunning ? container.entry : null,
        container,
        url: null,
        fileSize: null,
      },
    }),
  };
}

function open(container: ContainerInfo | null, more: object = {}) {
  return renderPage('/games/7/challenges?challenge=3', {
    ...gameAnswers(runningGame()),
    getConfig: { data: { ...config, extensions: [...(config.extensions ?? []), 'instances'] } },
    listOwnInstances: { data: { limit: 3, data: [] } },
    getChallenge: challengeWith(container),
    ...more,
  });
}

async function findBox() {
  return screen.findByRole('region', { name: words.label({ title: 'Loose Cannon' }) });
}

test('starts an instance, and shows how to reach it', async () => {
  const { api } = open(null, { createContainer: { data: running(120) } });
  const box = await findBox();
  api.set('getChallenge', challengeWith(running(120)));
  fireEvent.click(within(box).getByRole('button', { name: words.start() }));
  expect(await screen.findByText('nc play.example 31337')).toBeDefined();
  expect(api.sent('createContainer')).toHaveLength(1);
});

test('waits while it starts', async () => {
  open({ ...running(120), status: 'Pending', entry: '' });
  expect(within(await findBox()).getByText(words.starting())).toBeDefined();
  expect(screen.queryByRole('button', { name: words.start() })).toBeNull();
});

function starting(start: ContainerInfo['start']) {
  return challengeWith({ ...running(120), status: 'Pending', entry: '', start: start ?? null });
}

const NOTHING = { place: null, pulledBytes: null, pullBytes: null };

test('shows its place, how far its image is, and what comes after, without being asked', async () => {
  const { api } = open(null, {
    getChallenge: starting({ ...NOTHING, phase: 'Waiting', place: 3 }),
  });
  const box = within(await findBox());
  expect(box.getByText(words.phases.Waiting())).toBeDefined();
  expect(box.getByText(words.place({ place: 3 }))).toBeDefined();
  const pull = { pulledBytes: 30 * 2 ** 20, pullBytes: 120 * 2 ** 20 };
  api.set('getChallenge', starting({ ...NOTHING, phase: 'Pulling', ...pull }));
  const pulled = words.pulled({ done: 30, total: 120 });
  expect(await box.findByRole('img', { name: pulled })).toBeDefined();
  expect(box.getByText(words.percent({ percent: 25 }))).toBeDefined();
  api.set('getChallenge', starting({ ...NOTHING, phase: 'Probing' }));
  expect(await box.findByText(words.probing())).toBeDefined();
  api.set('getChallenge', challengeWith(running(120)));
  expect(await screen.findByText('nc play.example 31337')).toBeDefined();
});

test('says how much has arrived while the size of the image is unknown', async () => {
  const pull = { pulledBytes: 3.5 * 2 ** 20 };
  open(null, { getChallenge: starting({ ...NOTHING, phase: 'Pulling', ...pull }) });
  const box = within(await findBox());
  expect(box.getByText(words.pulledSoFar({ done: 3.5 }))).toBeDefined();
  expect(box.queryByRole('img')).toBeNull();
});

test('says why it did not start, and offers another try', async () => {
  open({ ...running(10), status: 'Destroyed', entry: '', failure: 'ImageUnavailable' });
  const box = within(await findBox());
  expect(box.getByText(words.failures.ImageUnavailable())).toBeDefined();
  expect(box.getByRole('button', { name: LL.common.retry() })).toBeDefined();
});

test('says why one that ran was ended, and offers a new one', async () => {
  open({ ...running(10), status: 'Destroyed', entry: '', failure: 'StorageExceeded' });
  const box = within(await findBox());
  expect(box.getByText(words.ended())).toBeDefined();
  expect(box.getByText(words.failures.StorageExceeded())).toBeDefined();
  expect(box.getByRole('button', { name: words.start() })).toBeDefined();
});

test('extends within the window only', async () => {
  const { api } = open(running(9), { extendContainer: { data: running(129) } });
  const box = within(await findBox());
  const label = words.extendAction({ minutes: config.extensionDuration });
  fireEvent.click(box.getByRole('button', { name: label }));
  await waitFor(() => expect(api.sent('extendContainer')).toHaveLength(1));
});

test('does not offer to extend before', async () => {
  open(running(60));
  const button = within(await findBox()).getByRole<HTMLButtonElement>('button', {
    name: new RegExp(`^${words.extend()}`),
  });
  expect(button.disabled).toBe(true);
});

test('asks before it destroys', async () => {
  const { api } = open(running(60), { deleteContainer: { data: undefined } });
  fireEvent.click(within(await findBox()).getByRole('button', { name: words.destroy() }));
  expect(api.sent('deleteContainer')).toHaveLength(0);
  api.set('getChallenge', challengeWith(null));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: words.destroy() }));
  expect(await screen.findByText(words.none())).toBeDefined();
});

test('shows what runs on a server without the extension', async () => {
  const data = looseCannon({
    type: 'StaticContainer',
    context: {
      closeTime: Date.now() + HOUR,
      instanceEntry: 'play.example:31337',
      url: null,
      fileSize: null,
    },
  });
  open(null, {
    getConfig: { data: { ...config, extensions: [] } },
    getChallenge: { data },
  });
  expect(await screen.findByText('nc play.example 31337')).toBeDefined();
});
