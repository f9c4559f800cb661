import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { narrowWindow, wideWindow } from '../../../testing/narrow-window.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { makeCapture, START, talk } from './capture/testing/make-capture.ts';
import { shownFlags } from './shown-flags.ts';

const words = LL.staff.traffic;
const game = runningGame();
const MEGABYTE = 1024 * 1024;
const file = (fileName: string, size: number, minutes: number) => ({
  fileName,
  size,
  updateTime: START + minutes * 60_000,
});
const files = [file('b.pcap.gz', 2048, 20), file('a.pcap.gz', 30 * MEGABYTE, 10)];
const challenge = {
  id: 15,
  title: 'Loose Cannon',
  category: 'Pwn' as const,
  type: 'DynamicContainer' as const,
  isEnabled: true,
  count: 1,
};
const team = {
  id: 318,
  teamId: 42,
  name: 'Tidal Lock',
  division: 'Student',
  avatar: null,
  count: 2,
};

function answersFor(role: 'Monitor' | 'Admin') {
  const capture = makeCapture(
    talk([
      ['in', 'gun deck v7\n'],
      ['out', 'fire\n'],
      ['in', 'flag{loose}\n'],
    ]),
  );
  return {
    ...gameAnswers(game),
    getProfile: { data: { ...linnea, role } },
    listCaptures: { data: [challenge, { ...challenge, id: 16, title: 'Keelhaul', count: 0 }] },
    listTeamCaptures: { data: [team] },
    listCaptureFiles: { data: files },
    downloadCapture: { data: capture },
  };
}

const monitor = answersFor('Monitor');
const admin = answersFor('Admin');
const address = `/games/${game.id}/monitor/traffic`;
const ofTeam = `${address}?chal=15&team=318`;

const table = () => screen.findByRole('table', { name: words.filesOf({ team: team.name }) });
const rowNames = async () =>
  (await within(await table()).findAllByRole('link')).map(
    (link) => link.closest('tr')?.textContent ?? '',
  );

beforeEach(() => wideWindow());
afterEach(() => shownFlags.set(false));

describe('without captures', () => {
  test('administrators learn how they are switched on, and where', async () => {
    renderPage(address, { ...admin, listCaptures: { data: [] } });
    expect(await screen.findByText(words.none())).toBeDefined();
    const link = screen.getByRole('link', { name: words.toChallenges() });
    expect(link.getAttribute('href')).toBe(`/admin/games/${game.id}/challenges`);
  });

  test('monitors are not sent where they may not go', async () => {
    renderPage(address, { ...monitor, listCaptures: { data: [] } });
    await screen.findByText(words.none());
    expect(screen.queryByRole('link', { name: words.toChallenges() })).toBeNull();
  });

  test('a failure can be tried again', async () => {
    const { api } = renderPage(address, { ...monitor, listCaptures: { code: 'INTERNAL' } });
    await screen.findByText(words.loadFailed());
    api.set('listCaptures', { data: [challenge] });
    fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
    expect(await screen.findByRole('option', { name: /Loose Cannon/ })).toBeDefined();
  });

  test('a challenge of which nothing was captured says so', async () => {
    renderPage(`${address}?chal=16`, { ...monitor, listTeamCaptures: { data: [] } });
    expect(await screen.findByText(words.noTeams())).toBeDefined();
  });
});

describe('the lists', () => {
  test('lead from a challenge to the content of a file, by the address', async () => {
    renderPage(address, monitor);
    fireEvent.click(await screen.findByRole('option', { name: /Loose Cannon/ }));
    expect(currentAddress()).toContain('chal=15');
    fireEvent.click(await screen.findByRole('option', { name: /Tidal Lock/ }));
    expect(currentAddress()).toContain('team=318');
    const [newest] = await within(await table()).findAllByRole('link');
    if (newest) fireEvent.click(newest);
    await waitFor(() => expect(currentAddress()).toContain('file=b.pcap.gz'));
    const content = await screen.findByRole('region', {
      name: words.contentOf({ file: 'b.pcap.gz' }),
    });
    expect(await within(content).findByText('gun deck v7')).toBeDefined();
    fireEvent.click(within(content).getByRole('button', { name: LL.common.close() }));
    await waitFor(() => expect(currentAddress()).not.toContain('file='));
  });

  test('are one at a time in narrow windows, with a way back', async () => {
    narrowWindow();
    renderPage(`${ofTeam}&file=b.pcap.gz`, monitor);
    await screen.findByText('gun deck v7');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.back() }));
    await table();
    fireEvent.click(screen.getByRole('button', { name: words.back() }));
    await screen.findByRole('listbox', { name: words.teamsOf({ challenge: 'Loose Cannon' }) });
    fireEvent.click(screen.getByRole('button', { name: words.back() }));
    await screen.findByRole('listbox', { name: words.challengeColumn() });
    expect(currentAddress()).toBe(address);
  });

  test('forget what does not exist', async () => {
    renderPage(`${address}?chal=99&team=1&file=x`, monitor);
    await screen.findByRole('option', { name: /Loose Cannon/ });
    expect(screen.getAllByText(words.chooseChallenge()).length).toBeGreaterThan(0);
  });

  test('are searched, sorted and filtered', async () => {
    renderPage(ofTeam, monitor);
    expect((await rowNames()).map((row) => /\w\.pcap/.exec(row)?.[0])).toEqual([
      'b.pcap',
      'a.pcap',
    ]);
    fireEvent.click(within(await table()).getByRole('button', { name: new RegExp(words.size()) }));
    await waitFor(() => expect(currentAddress()).toContain('sort='));
    const [search] = screen.getAllByRole('searchbox');
    if (search) typeInto(search, 'keel');
    expect(screen.queryByRole('option', { name: /Loose Cannon/ })).toBeNull();
    expect(screen.getByRole('option', { name: /Keelhaul/ })).toBeDefined();
  });

  test('obey the filters of the address', async () => {
    renderPage(`${ofTeam}&least=${MEGABYTE}`, monitor);
    const rows = await rowNames();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('a.pcap.gz');
  });
});

describe('the content of a file', () => {
  const opened = `${ofTeam}&file=b.pcap.gz`;

  test('masks flags until they are shown, for all files', async () => {
    const { unmount } = renderPage(opened, monitor);
    expect(await screen.findByText(`flag{${'•'.repeat(8)}}`)).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: LL.staff.monitor.submissions.showFlags() }));
    expect(await screen.findByText('flag{loose}')).toBeDefined();
    unmount();
    renderPage(opened, monitor);
    expect(await screen.findByText('flag{loose}')).toBeDefined();
  });

  test('is shown as hex, in which flags are masked too', async () => {
    renderPage(opened, monitor);
    await screen.findByText('gun deck v7');
    fireEvent.click(screen.getByRole('radio', { name: words.hex() }));
    expect(await screen.findByText(/66 69 72 65 0a/)).toBeDefined();
    expect(screen.getByText(/flag\{\*{8}\}/)).toBeDefined();
    expect(document.body.textContent).not.toContain('loose}');
  });

  test('tells client and server apart by words', async () => {
    renderPage(opened, monitor);
    const item = (await screen.findByText('fire')).closest('li');
    expect(item && within(item).getByRole('img', { name: words.sent() })).toBeTruthy();
  });

  test('is only loaded on demand above 20 MB', async () => {
    const { api } = renderPage(`${ofTeam}&file=a.pcap.gz`, monitor);
    const read = await screen.findByRole('button', { name: words.read({ size: '30 MB' }) });
    expect(api.sent('downloadCapture')).toHaveLength(0);
    fireEvent.click(read);
    expect(await screen.findByText('gun deck v7')).toBeDefined();
  });

  test('that is no capture can be downloaded', async () => {
    const data = new TextEncoder().encode('no capture at all, but a text');
    renderPage(opened, { ...monitor, downloadCapture: { data } });
    expect(await screen.findByText(words.foreign())).toBeDefined();
    expect(screen.getByRole('link', { name: words.download() })).toBeDefined();
  });

  test('that is cut says so, and shows its beginning', async () => {
    const data = makeCapture(
      talk([
        ['in', 'welcome'],
        ['out', 'help'],
      ]),
    ).slice(0, -2);
    renderPage(opened, { ...monitor, downloadCapture: { data } });
    expect(await screen.findByText(words.cut())).toBeDefined();
    expect(screen.getByText('welcome')).toBeDefined();
  });

  test('that cannot be loaded can be tried again', async () => {
    const { api } = renderPage(opened, {
      ...monitor,
      downloadCapture: { code: 'FILE_NOT_FOUND' },
    });
    const content = await screen.findByRole('region', {
      name: words.contentOf({ file: 'b.pcap.gz' }),
    });
    const retry = await within(content).findByRole('button', { name: LL.common.retry() });
    api.set('downloadCapture', { data: makeCapture(talk([['in', 'welcome']])) });
    fireEvent.click(retry);
    expect(await within(content).findByText('welcome')).toBeDefined();
  });
});

describe('deleting', () => {
  test('is not offered to monitors', async () => {
    renderPage(`${ofTeam}&file=b.pcap.gz`, monitor);
    await screen.findByText('gun deck v7');
    expect(screen.queryByRole('button', { name: words.deleteOne() })).toBeNull();
    expect(screen.queryByRole('button', { name: words.deleteAll() })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const all = screen.getByRole('link', { name: words.downloadAll() });
    expect(all.getAttribute('href')).toBe('/api/game/captures/15/318/all');
  });

  test('one file asks first, and closes it', async () => {
    const { api } = renderPage(`${ofTeam}&file=b.pcap.gz`, {
      ...admin,
      deleteCapture: { data: undefined },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.deleteOne() }));
    const dialog = await screen.findByRole('alertdialog', {
      name: words.deleteTitle({ file: 'b.pcap.gz' }),
    });
    expect(api.sent('deleteCapture')).toHaveLength(0);
    fireEvent.click(within(dialog).getByRole('button', { name: LL.staff.info.deleteConfirm() }));
    expect(await screen.findByText(words.deleted({ count: 1 }))).toBeDefined();
    expect(api.sent('deleteCapture')[0]?.params).toMatchObject({
      challengeId: 15,
      participationId: 318,
      fileName: 'b.pcap.gz',
    });
    expect(currentAddress()).not.toContain('file=');
    await waitFor(() => expect(api.sent('listCaptureFiles').length).toBeGreaterThan(1));
    await waitFor(() => expect(api.sent('listTeamCaptures').length).toBeGreaterThan(1));
  });

  test('several files reports those that failed', async () => {
    const { api } = renderPage(ofTeam, {
      ...admin,
      deleteCapture: ({ params: { fileName } }) =>
        fileName === 'a.pcap.gz' ? { code: 'FILE_NOT_FOUND' } : { data: undefined },
    });
    for (const name of ['a.pcap.gz', 'b.pcap.gz']) {
      const label = LL.staff.list.selectRow({ row: name });
      fireEvent.click(await screen.findByRole('checkbox', { name: label }));
    }
    fireEvent.click(await screen.findByRole('button', { name: words.deleteSome() }));
    const dialog = await screen.findByRole('alertdialog', {
      name: words.deleteSomeTitle({ count: 2 }),
    });
    fireEvent.click(within(dialog).getByRole('button', { name: LL.staff.info.deleteConfirm() }));
    const failed = LL.staff.list.failed({ failed: 1, total: 2 });
    const report = await screen.findByRole('dialog', { name: failed });
    expect(within(report).getByText('a.pcap.gz')).toBeDefined();
    expect(api.sent('deleteCapture')).toHaveLength(2);
  });

  test('all of a team needs its name', async () => {
    const { api } = renderPage(ofTeam, { ...admin, deleteCaptures: { data: undefined } });
    fireEvent.click(await screen.findByRole('button', { name: words.deleteAll() }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: LL.staff.info.deleteConfirm(),
    });
    expect(confirm.disabled || confirm.getAttribute('aria-disabled') === 'true').toBe(true);
    typeInto(within(dialog).getByRole('textbox'), team.name);
    fireEvent.click(confirm);
    expect(await screen.findByText(words.deleted({ count: 2 }))).toBeDefined();
    expect(api.sent('deleteCaptures')[0]?.params).toMatchObject({
      challengeId: 15,
      participationId: 318,
    });
    expect(currentAddress()).not.toContain('team=');
  });
});
