import type { Submission } from '@halyard/sdk/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config, linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { setClock } from '../../../testing/set-clock.ts';

const words = LL.staff.monitor;

function submission(id: number, fields: Partial<Submission> = {}): Submission {
  return {
    id,
    answer: `flag{${id}}`,
    status: 'WrongAnswer',
    time: Date.UTC(2026, 10, 21, 17, 0, id),
    user: 'riptide',
    userId: '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d57',
    team: 'Undertow',
    teamId: 2,
    challenge: 'Sextant',
    challengeId: 12,
    repeat: false,
    ...fields,
  };
}

const event = {
  time: Date.UTC(2026, 10, 21, 17, 0, 5),
  type: 'FlagSubmit' as const,
  values: ['WrongAnswer', 'flag{a}', 'Sextant', '12'],
  user: 'riptide',
  userId: null,
  team: 'Undertow',
  teamId: 2,
};

const owner = {
  id: 290,
  team: { id: 17, name: 'Tidal Lock', avatar: null },
  status: 'Accepted' as const,
  division: null,
  divisionId: null,
};
const sender = { ...owner, id: 318, team: { id: 2, name: 'Undertow', avatar: null } };
const report = {
  ownedTeam: owner,
  submitTeam: sender,
  submission: submission(7, { status: 'CheatDetected' }),
};

const game = runningGame();

function answersFor(role: 'Monitor' | 'Admin', extensions: readonly string[]) {
  return {
    ...gameAnswers(game),
    getConfig: { data: { ...config, extensions: [...extensions] } },
    getProfile: { data: { ...linnea, role } },
  };
}

const monitor = answersFor('Monitor', ['monitorLists', 'board']);
const at = (tab: string) => `/games/${game.id}/monitor/${tab}`;

describe('submissions', () => {
  test('appear by themselves when the game starts', async () => {
    const start = Date.now() + 3_600_000;
    renderPage('/games/7/monitor/submissions', {
      ...answersFor('Monitor', ['monitorLists']),
      getGame: { data: { ...game, start, end: start + 3_600_000 } },
      listSubmissions: { data: [submission(1)] },
    });
    await screen.findByText(words.notStarted());
    setClock(start);
    expect(await screen.findByText('riptide')).toBeDefined();
  });

  test('are masked until they are shown, and say which right flag is a repeat', async () => {
    renderPage(at('submissions'), {
      ...monitor,
      listSubmissions: {
        data: [submission(3, { status: 'Accepted', repeat: true }), submission(2)],
      },
    });
    const table = await screen.findByRole('table', { name: words.submissions.caption() });
    expect(await within(table).findByText(words.submissions.repeated())).toBeDefined();
    expect(screen.queryByText('flag{2}')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: words.submissions.showFlags() }));
    expect(await screen.findByText('flag{2}')).toBeDefined();
  });

  test('have the wrong flags that repeat above them, masked, with who sent them', async () => {
    const names = ['Undertow', 'Halogen', 'Tidal Lock', 'Long Splice'];
    const senders = names.map((team, index) => ({
      teamId: index + 1,
      team,
      userId: null,
      user: '',
      time: Date.UTC(2026, 10, 21, 17),
    }));
    const [challengeId, challenge] = [12, 'Sextant'];
    renderPage(at('submissions'), {
      ...answersFor('Monitor', ['monitorLists', 'board', 'wrongFlags']),
      listSubmissions: { data: [submission(2, { answer: ' flag{2}' })] },
      listWrongFlags: {
        data: [{ challengeId, challenge, answer: 'flag{nooon\u200B}', teams: 37, senders }],
      },
    });
    const list = await screen.findByRole('list', { name: words.submissions.clusters() });
    const row = within(list).getByRole('link');
    expect(row.textContent).toContain('Undertow, Halogen, Tidal Lock +34');
    expect(row.textContent).toContain(LL.staff.teamCount({ count: 37 }));
    expect(row.getAttribute('href')).toContain('chal=12');
    expect(list.textContent).not.toContain('nooon');
    const stream = screen.getByRole('table', { name: words.submissions.caption() });
    expect(list.compareDocumentPosition(stream)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole('switch', { name: words.submissions.showFlags() }));
    expect(list.textContent).toContain('flag{nooon⟨U+200B ZERO WIDTH SPACE⟩}');
    expect(stream.textContent).toContain('␣flag{2}');
  });

  test('are narrowed by the address, and page behind the last row', async () => {
    const { api } = renderPage(`${at('submissions')}?type=WrongAnswer&team=2&q=sext`, {
      ...monitor,
      listSubmissions: { data: Array.from({ length: 50 }, (_, index) => submission(90 - index)) },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.older() }));
    expect(currentAddress()).toContain('before=41');
    await expect
      .poll(() => api.sent('listSubmissions').at(-1)?.query.toString())
      .toContain('before=41');
    const { query } = api.sent('listSubmissions').at(-1) ?? {};
    expect([query?.get('type'), query?.get('team'), query?.get('text')]).toEqual([
      'WrongAnswer',
      '2',
      'sext',
    ]);
  });

  test('hold new rows back while they are paused', async () => {
    const { api, queryClient } = renderPage(at('submissions'), {
      ...monitor,
      listSubmissions: { data: [submission(2)] },
    });
    await screen.findByRole('table', { name: words.submissions.caption() });
    await screen.findAllByText('Undertow');
    fireEvent.click(screen.getByRole('button', { name: words.pause() }));
    api.set('listSubmissions', { data: [submission(3, { team: 'Halogen' }), submission(2)] });
    await queryClient.invalidateQueries();
    const news = await screen.findByRole('button', { name: /^1 new since/ });
    expect(screen.queryByText('Halogen')).toBeNull();
    fireEvent.click(news);
    expect(await screen.findByText('Halogen')).toBeDefined();
  });

  test('stay held when they are narrowed while they are paused', async () => {
    const { api, queryClient } = renderPage(at('submissions'), {
      ...monitor,
      listSubmissions: ({ query }) => ({
        data: query.has('type') ? [submission(2, { user: 'narrowed' })] : [submission(2)],
      }),
    });
    await screen.findByText('riptide');
    fireEvent.click(screen.getByRole('button', { name: words.pause() }));
    fireEvent.click(screen.getByRole('radio', { name: words.submissions.results.WrongAnswer() }));
    await screen.findByText('narrowed');
    api.set('listSubmissions', { data: [submission(3, { team: 'Halogen' }), submission(2)] });
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('button', { name: /^1 new since/ })).toBeDefined();
    expect(screen.queryByText('Halogen')).toBeNull();
    expect(screen.getByText('narrowed')).toBeDefined();
  });

  test('work on a server without filters', async () => {
    const { api } = renderPage(`${at('submissions')}?team=2&q=sext`, {
      ...answersFor('Monitor', ['board']),
      listSubmissions: {
        data: [submission(2, { id: undefined, teamId: undefined, challengeId: undefined })],
      },
    });
    expect((await screen.findAllByText('Undertow')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('searchbox')).toBeNull();
    for (const { query } of api.sent('listSubmissions')) expect(query.has('team')).toBe(false);
  });
});

describe('events', () => {
  test('fold what is alike, and open it in place', async () => {
    renderPage(at('events'), {
      ...monitor,
      listEvents: { data: [3, 2, 1].map((id) => ({ ...event, id })) },
    });
    const alike = await screen.findByRole('button', { name: words.events.alike({ count: 3 }) });
    expect(screen.getAllByText(words.events.wrong())).toHaveLength(1);
    fireEvent.click(alike);
    expect(await screen.findAllByText(words.events.wrong())).toHaveLength(3);
  });

  test('leave instances out when asked to, and open a row', async () => {
    const { api } = renderPage(`${at('events')}?row=9`, {
      ...monitor,
      listEvents: { data: [{ ...event, id: 9 }] },
    });
    fireEvent.click(await screen.findByRole('switch', { name: words.events.hideInstances() }));
    await expect.poll(() => api.sent('listEvents').at(-1)?.query.get('hideContainer')).toBe('true');
  });
});

describe('cheat reports', () => {
  const lists = {
    listCheats: { data: [report] },
    listSubmissions: { data: [] },
    listEvents: { data: [] },
  };

  test('are pairs of teams with their case; a monitor decides nothing', async () => {
    renderPage(at('cheatinfo'), { ...monitor, ...lists });
    const title = words.cheats.title({ owner: 'Tidal Lock', sender: 'Undertow' });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Suspend/ })).toBeNull();
  });

  test('let an administrator suspend the team that sent the flag', async () => {
    const { api } = renderPage(at('cheatinfo'), {
      ...answersFor('Admin', ['monitorLists', 'board']),
      ...lists,
      updateParticipation: { data: undefined },
    });
    fireEvent.click(
      await screen.findByRole('button', { name: words.cheats.suspend({ team: 'Undertow' }) }),
    );
    fireEvent.click(await screen.findByRole('button', { name: words.cheats.confirmSuspend() }));
    await expect.poll(() => api.sent('updateParticipation')).toHaveLength(1);
    expect(api.sent('updateParticipation')[0]?.body).toEqual({
      status: 'Suspended',
      divisionId: null,
    });
  });

  test('say that there are none', async () => {
    renderPage(at('cheatinfo'), { ...monitor, listCheats: { data: [] } });
    expect(await screen.findByText(words.cheats.none())).toBeDefined();
  });
});
