import type { Instance } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin, config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.staff.instances;
const HOUR = 3_600_000;

function instance(number: number, more: Partial<Instance> = {}): Instance {
  return {
    team: { id: number, name: `Team ${number}`, avatar: null },
    challenge: { id: 12, title: 'Two-Time Pad', category: 'Crypto' },
    image: 'registry.example/pad:3',
    containerGuid: `01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0${number}`,
    containerId: `5f0c2b7e9a1${number}`,
    startedAt: Date.now() - HOUR,
    expectStopAt: Date.now() + HOUR,
    ip: 'play.example',
    port: 31_330 + number,
    status: 'Running',
    failure: null,
    test: false,
    game: { id: 7, title: 'Harbour CTF' },
    ...more,
  };
}

const INSTANCES = [
  instance(1),
  instance(2, { status: 'Destroyed', failure: 'Exited', port: 0, ip: '' }),
  instance(3, { team: null, test: true }),
];

function open(
  data = INSTANCES,
  address = '/admin/instances',
  extensions = ['instances', 'instanceLogs'],
) {
  return renderPage(address, {
    getProfile: { data: admin },
    getConfig: { data: { ...config, extensions } },
    listInstances: { data: { data, length: data.length, total: data.length } },
    destroyInstance: { data: undefined },
  });
}

async function logButtonOf(team: string) {
  const row = within(await screen.findByRole('row', { name: new RegExp(team) }));
  return row.getByRole('button', { name: words.log() });
}

test('lists what failed first, and test containers only when asked', async () => {
  open();
  expect(await screen.findByText('Team 1')).toBeDefined();
  const text = screen.getByRole('table').textContent ?? '';
  expect(text.indexOf('Team 2')).toBeLessThan(text.indexOf('Team 1'));
  expect(screen.getByText(LL.game.instance.failures.Exited())).toBeDefined();
  expect(text).not.toContain('31333');
  fireEvent.click(screen.getByRole('switch', { name: words.withTests() }));
  expect(await screen.findByText('play.example:31333')).toBeDefined();
});

test('finds by team', async () => {
  open(INSTANCES, '/admin/instances?q=team+2');
  expect(await screen.findByText('Team 2')).toBeDefined();
  expect(screen.queryByText('Team 1')).toBeNull();
});

test('destroys the selected ones after a question', async () => {
  const { api } = open();
  const name = LL.staff.list.selectRow({ row: 'Team 1 · Two-Time Pad' });
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  const bar = screen.getByRole('region', { name: LL.staff.list.selection() });
  fireEvent.click(within(bar).getByRole('button', { name: words.destroy() }));
  const dialog = await screen.findByRole('alertdialog');
  expect(api.sent('destroyInstance')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: words.destroy() }));
  await waitFor(() => expect(api.sent('destroyInstance')).toHaveLength(1));
});

test('shows what an instance has written, and what it takes', async () => {
  const load = {
    processors: 0.25,
    processorLimit: 0.5,
    memoryBytes: 12 * 2 ** 20,
    memoryLimitBytes: 64 * 2 ** 20,
  };
  const { api } = open();
  api.set('getInstanceLog', { data: { log: 'listening\n' } });
  api.set('getInstanceLoad', { data: load });
  fireEvent.click(await logButtonOf('Team 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Team 1 · Two-Time Pad' }));
  expect(await dialog.findByText(/listening/)).toBeDefined();
  expect(await dialog.findByText(words.memoryUse({ used: 12, whole: 64 }))).toBeDefined();
  expect(dialog.getByText(words.processorUse({ used: 0.25, whole: 0.5 }))).toBeDefined();
  const nothing = { processors: null, processorLimit: null };
  api.set('getInstanceLoad', {
    data: { ...nothing, memoryBytes: null, memoryLimitBytes: null },
  });
  expect(await dialog.findByText(words.loadUnknown())).toBeDefined();
});

test('shows what an instance has written whose start has failed, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = open();
  api.set('getInstanceLog', { data: { log: 'no such file: /flag\n' } });
  fireEvent.click(await logButtonOf('Team 2'));
  expect(await screen.findByText(/no such file/)).toBeDefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.sent('getInstanceLog')).toHaveLength(1);
  expect(api.sent('getInstanceLoad')).toHaveLength(0);
});

test('offers no log of what has never run', async () => {
  open([instance(2, { status: 'Destroyed', failure: 'ImageUnavailable', port: 0, ip: '' })]);
  await screen.findByText('Team 2');
  expect(screen.queryByRole('button', { name: words.log() })).toBeNull();
});

test('keeps the log of an instance that is gone, and asks for it no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = open();
  api.set('getInstanceLog', { data: { log: 'listening\n' } });
  api.set('getInstanceLoad', { code: 'CONTAINER_NOT_FOUND', title: 'It is gone.' });
  fireEvent.click(await logButtonOf('Team 1'));
  await screen.findByText(/listening/);
  api.set('getInstanceLog', { code: 'CONTAINER_NOT_FOUND', title: 'It is gone.' });
  const asked = () => api.sent('getInstanceLog').length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before + 1);
  expect(screen.getByText(/listening/)).toBeDefined();
});

test('offers no log where the server has none', async () => {
  open(INSTANCES, '/admin/instances', ['instances']);
  await screen.findByText('Team 1');
  expect(screen.queryByRole('button', { name: words.log() })).toBeNull();
});

test('says that there are none', async () => {
  open([]);
  expect(await screen.findByText(words.empty())).toBeDefined();
});
