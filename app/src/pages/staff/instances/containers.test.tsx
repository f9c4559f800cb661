import type { ContainerState, GameImage } from '@halyard/sdk/types';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config, linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { cannon, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.isolation;
const ADDRESSES = '169.254.169.254, 172.18.0.1';
const CLOSED: ContainerState = {
  holder: 'Held',
  isolation: 'Isolated',
  addresses: [],
  isolationRequired: true,
  storageLimit: 'Measured',
  storageSeconds: 60,
};
const OPEN: ContainerState = {
  ...CLOSED,
  isolation: 'Exposed',
  addresses: ADDRESSES.split(', '),
};
const offered = { ...config, extensions: ['containerState', 'gameImages'] };

function open(address: string, state: ContainerState, answers: object = {}) {
  return renderPage(address, {
    ...staffAnswers,
    getConfig: { data: offered },
    getContainerState: { data: state },
    listDivisions: { data: [] },
    listGameImages: { data: { data: [] } },
    ...answers,
  });
}

describe('pages of staff', () => {
  test.each<[string, ContainerState, string]>([
    ['what containers reach', OPEN, words.exposed()],
    ['that they may reach anything', { ...CLOSED, isolationRequired: false }, words.allowed()],
    ['what they may reach', { ...OPEN, isolationRequired: false }, words.allowedExposed()],
    ['that the site is a copy', { ...OPEN, holder: 'Elsewhere' }, words.copy()],
  ])('say %s', async (_name, state, text) => {
    open('/admin/games', state);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: words.toState() }).getAttribute('href')).toBe(
      '/admin/settings#state',
    );
  });

  test('say so to monitors, who are not sent to the settings', async () => {
    open('/games/7/monitor/submissions', OPEN, {
      ...gameAnswers(runningGame()),
      getConfig: { data: offered },
      getProfile: { data: { ...linnea, role: 'Monitor' } },
      listSubmissions: { data: [] },
    });
    expect(await screen.findByText(words.exposed())).toBeDefined();
    expect(screen.queryByRole('link', { name: words.toState() })).toBeNull();
  });

  test('say so after what is wrong with the connection', async () => {
    open('/admin/games', OPEN);
    await screen.findByText(words.exposed());
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(/^Offline since/)).toBeDefined();
    expect(screen.queryByText(words.exposed())).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(words.exposed())).toBeDefined();
  });

  test('say nothing while containers are kept away', async () => {
    const { api } = open('/admin/games', CLOSED);
    await expect.poll(() => api.sent('getContainerState').length).toBe(1);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(words.toState())).toBeNull();
  });
});

test('other pages do not ask', async () => {
  const { api } = open('/games', OPEN, { listGames: { data: { data: [], length: 0, total: 0 } } });
  await screen.findByText(LL.games.empty.all());
  expect(api.sent('getContainerState')).toHaveLength(0);
});

describe('the editor of a challenge', () => {
  const EDITOR = '/admin/games/12/challenges/7';
  const container = {
    getEditChallenge: { data: { ...cannon, type: 'StaticContainer', testContainer: null } },
  };

  async function testPart() {
    return within(await screen.findByRole('region', { name: LL.staff.instances.testContainer() }));
  }

  test('starts no test container while they reach the machine, and says why', async () => {
    open(EDITOR, OPEN, container);
    expect(await screen.findByText(words.blocked({ addresses: ADDRESSES }))).toBeDefined();
    const part = await testPart();
    const start = part.getByRole('button', { name: LL.game.instance.start() });
    expect(start.hasAttribute('disabled') || start.ariaDisabled === 'true').toBe(true);
  });

  test.each<[string, Partial<ContainerState>, string]>([
    ['Measured', {}, LL.staff.challenge.storageHolds.Measured({ seconds: 60 })],
    ['Evicted', { storageLimit: 'Evicted' }, LL.staff.challenge.storageHolds.Evicted()],
  ])('says what holds the limit of storage: %s', async (_name, changes, text) => {
    open(EDITOR, { ...CLOSED, ...changes }, container);
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('readiness of a game', () => {
  const INFO = '/admin/games/12/info';
  const images: GameImage[] = [{ image: 'pad:3', state: 'Ready', checkedAt: null }];
  const withImages = { listGameImages: { data: { data: images } } };

  test.each<[string, ContainerState, string]>([
    ['Isolated', CLOSED, words.ready.Isolated()],
    ['Exposed', OPEN, words.ready.Exposed({ addresses: ADDRESSES })],
    ['NotChecked', { ...CLOSED, isolation: 'NotChecked' }, words.ready.NotChecked()],
    ['allowed', { ...CLOSED, isolationRequired: false }, words.ready.Allowed()],
  ])('says what containers reach: %s', async (_name, state, text) => {
    open(INFO, state, withImages);
    const list = await screen.findByRole('list', { name: LL.staff.info.readiness() });
    const line = (await within(list).findByText(text)).closest('li');
    expect(within(line ?? list).queryAllByRole('link')).toHaveLength(
      text === words.ready.Isolated() ? 0 : 2,
    );
  });

  test('says nothing of it where no challenge has a container', async () => {
    open(INFO, OPEN);
    await screen.findByText(LL.staff.info.visibleMissing());
    expect(screen.queryByText(words.ready.Exposed({ addresses: ADDRESSES }))).toBeNull();
  });
});
