import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { longSplice } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { setClock } from '../../testing/set-clock.ts';
import { narrowWindow, wideWindow } from '../../testing/narrow-window.ts';
import { typeInto } from '../../testing/type-into.ts';
import { gameAnswers, runningGame } from '../../testing/game-data.ts';

beforeEach(wideWindow);

const PAGE = '/games/7';
const words = LL.game.join;
const stranger = { code: 'NOT_SIGNED_IN' };
const team = longSplice.name;

function open(more: Parameters<typeof runningGame>[0] = {}, answers = {}) {
  const game = runningGame({ status: 'Unsubmitted', teamName: null, ...more });
  return { game, ...renderPage(PAGE, { ...gameAnswers(game), ...answers }) };
}

describe('the next step', () => {
  test('of a stranger is to sign in and to come back', async () => {
    open({}, { getProfile: stranger });
    const link = await screen.findByRole('link', { name: words.signIn() });
    expect(link.getAttribute('href')).toBe('/account/login?from=%2Fgames%2F7');
  });

  test('of who has no team is to found one, and then to join', async () => {
    const { api } = open({}, { listTeams: { data: [] } });
    const field = await screen.findByLabelText(words.teamName());
    typeInto(field, '  Long Splice ');
    api.set('createTeam', () => {
      api.set('listTeams', { data: [longSplice] });
      return { data: longSplice };
    });
    fireEvent.click(screen.getByRole('button', { name: words.found({ team }) }));
    expect(await screen.findByRole('button', { name: words.submit({ team }) })).toBeDefined();
    expect(api.sent('createTeam')[0]?.body).toStrictEqual({ name: 'Long Splice', bio: null });
  });

  test.each([
    ['Pending', words.withdraw({ team })],
    ['Rejected', words.submitAgain({ team })],
  ] as const)('of a team that is %s is named on the button', async (status, name) => {
    open({ status, teamName: team });
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  test('of an accepted team leads to the challenges', async () => {
    open({ status: 'Accepted', teamName: team });
    const link = await screen.findByRole('link', { name: words.enter() });
    expect(link.getAttribute('href')).toBe('/games/7/challenges');
  });

  test('of who was entered by the captain may be to leave, until the start', async () => {
    const { api } = open(
      {
        status: 'Accepted',
        teamName: team,
        start: Date.now() + 3_600_000,
        end: Date.now() + 7_200_000,
        joinTogether: true,
        enteredByCaptain: true,
        ownMembers: [
          { userName: 'linnea', place: 'Plays' },
          { userName: 'marlow', place: 'OtherTeam' },
        ],
      },
      { leaveGame: { data: undefined } },
    );
    const mates = await screen.findByRole('list', { name: words.ownMembers() });
    expect(mates.textContent).toContain(`marlow${words.memberPlaces.OtherTeam()}`);
    expect(screen.getByText(new RegExp(words.entered({ team })))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.leave() }));
    await waitFor(() => expect(api.sent('leaveGame')).toHaveLength(1));
    expect(await screen.findByText(words.left())).toBeDefined();
  });

  test('of who was entered by the captain is to play, once the game runs', async () => {
    open({ status: 'Accepted', teamName: team, joinTogether: true, enteredByCaptain: true });
    await screen.findByRole('link', { name: words.enter() });
    expect(screen.queryByRole('button', { name: words.leave() })).toBeNull();
  });

  test('after the end is the final scoreboard, or practice', async () => {
    const over = { start: Date.now() - 7_200_000, end: Date.now() - 3_600_000 };
    const { unmount } = open(over);
    expect(await screen.findByRole('link', { name: words.finalScoreboard() })).toBeDefined();
    unmount();
    const frozen = open({ ...over, freeze: over.end - 60_000 });
    expect(await screen.findByRole('link', { name: words.scoreboard() })).toBeDefined();
    expect(screen.queryByText(words.finalScoreboard())).toBeNull();
    frozen.unmount();
    open({ ...over, practiceMode: true });
    expect(await screen.findByRole('button', { name: words.practise({ team }) })).toBeDefined();
  });
});

describe('joining', () => {
  test('sends the team and shows that it waits', async () => {
    const { api, game } = open();
    const button = await screen.findByRole('button', { name: words.submit({ team }) });
    api.set('joinGame', () => {
      api.set('getGame', { data: { ...game, status: 'Pending', teamName: team } });
      return { data: undefined };
    });
    fireEvent.click(button);
    expect(await screen.findByText(words.pendingTitle({ team }))).toBeDefined();
    expect(api.sent('joinGame')[0]?.body).toStrictEqual({
      teamId: longSplice.id,
      divisionId: null,
      inviteCode: null,
    });
  });

  test('says a wrong code at its field and clears nothing', async () => {
    const { api } = open({ inviteCodeRequired: true });
    api.set('joinGame', { code: 'INVITE_CODE_WRONG', title: 'That is not the code' });
    const field = await screen.findByLabelText<HTMLInputElement>(words.code());
    typeInto(field, 'fjord-28');
    fireEvent.click(screen.getByRole('button', { name: words.submit({ team }) }));
    expect(await screen.findByText('That is not the code')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('fjord-28');
  });

  test('asks for a division and sends the chosen one', async () => {
    const divisions = [
      { id: 3, name: 'Student', inviteCodeRequired: true },
      { id: 4, name: 'Open', inviteCodeRequired: false },
    ];
    const { api } = open(
      { divisions },
      { checkGame: { data: { joinedTeams: [], joinableDivisions: [3, 4] } } },
    );
    api.set('joinGame', { data: undefined });
    fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
    fireEvent.click(screen.getByRole('button', { name: words.submit({ team }) }));
    await waitFor(() => expect(api.sent('joinGame')[0]?.body).toMatchObject({ divisionId: 4 }));
  });

  test('says that a team is too large before it is sent', async () => {
    open({ limit: 2 });
    expect(await screen.findByText(words.tooLarge({ team, count: 4, limit: 2 }))).toBeDefined();
    const button = screen.getByRole('button', { name: words.submit({ team }) });
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});

describe('in narrow windows, the bar at the bottom', () => {
  async function bar(more: Parameters<typeof open>[0] = {}, answers = {}) {
    narrowWindow();
    const page = open(more, answers);
    const part = await screen.findByRole('complementary');
    return { ...page, bar: within(part) };
  }

  test('opens the panel to join as a sheet', async () => {
    const { api, bar: part } = await bar();
    expect(screen.queryByRole('button', { name: words.submit({ team }) })).toBeNull();
    fireEvent.click(part.getByRole('button', { name: LL.games.step.join() }));
    const sheet = await screen.findByRole('dialog');
    api.set('joinGame', { data: undefined });
    fireEvent.click(await within(sheet).findByRole('button', { name: words.submit({ team }) }));
    await waitFor(() => expect(api.sent('joinGame')).toHaveLength(1));
  });

  test('of a stranger leads to signing in', async () => {
    const { bar: part } = await bar({}, { getProfile: stranger });
    const link = part.getByRole('link', { name: LL.frame.signIn() });
    expect(link.getAttribute('href')).toBe('/account/login?from=%2Fgames%2F7');
    expect(part.getByText(words.signedOutTitle())).toBeDefined();
  });

  test('of an accepted team leads to the challenges', async () => {
    const { bar: part } = await bar({ status: 'Accepted', teamName: team });
    const link = part.getByRole('link', { name: LL.games.step.enter() });
    expect(link.getAttribute('href')).toBe('/games/7/challenges');
  });

  test('of a team that has joined together has its details, until the start', async () => {
    const { bar: part } = await bar({
      status: 'Accepted',
      teamName: team,
      start: Date.now() + 3_600_000,
      end: Date.now() + 7_200_000,
      joinTogether: true,
      enteredByCaptain: true,
      ownMembers: [{ userName: 'marlow', place: 'NoRoom' }],
    });
    fireEvent.click(part.getByRole('button', { name: words.details() }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('marlow')).toBeDefined();
    expect(sheet.getByRole('button', { name: words.leave() })).toBeDefined();
    expect(sheet.getByRole('link', { name: words.waitingRoom() })).toBeDefined();
  });

  test('of a waiting team says so and has its details', async () => {
    const { bar: part } = await bar({ status: 'Pending', teamName: team });
    expect(part.getByText(words.pendingTitle({ team }))).toBeDefined();
    fireEvent.click(part.getByRole('button', { name: words.details() }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('button', { name: words.withdraw({ team }) })).toBeDefined();
  });

  test('after the end leads to the results', async () => {
    const { bar: part } = await bar({
      start: Date.now() - 7_200_000,
      end: Date.now() - 3_600_000,
      practiceMode: false,
    });
    const link = part.getByRole('link', { name: LL.games.step.results() });
    expect(link.getAttribute('href')).toBe('/games/7/scoreboard');
  });
});

test.each([
  ['a visitor before the start', { start: Date.now() + 3_600_000 }, { getProfile: stranger }],
  ['a visitor', {}, { getProfile: stranger }],
  ['a team that waits', { status: 'Pending', teamName: team }, {}],
  ['an accepted team', { status: 'Accepted', teamName: team }, {}],
  ['everybody after the end', { end: Date.now() - 3_600_000 }, {}],
] as const)('%s finds the same tabs', async (_, game, answers) => {
  open(game, answers);
  const tabs = await screen.findByRole('navigation', { name: LL.game.views() });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([LL.frame.places.challenges(), LL.game.scoreboard(), LL.game.information()]);
});

test('the page turns live by itself when the game begins', async () => {
  const start = Date.now() + 3_600_000;
  open({ status: 'Accepted', teamName: team, start, end: start + 3_600_000 });
  await screen.findByRole('link', { name: words.waitingRoom() });
  setClock(start);
  const enter = await screen.findByRole('link', { name: words.enter() });
  expect(enter).toBeDefined();
});

test('a game that is not there says so', async () => {
  renderPage('/games/999', { getGame: { code: 'GAME_NOT_FOUND' } });
  expect(await screen.findByText(LL.frame.missingGame({ name: '999' }))).toBeDefined();
});

test('a game that is not there leaves narrow windows the places of the site', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // Loaded before the page; otherwise the bar of the site is shown first.
  await import('./frame/GameBar.tsx');
  renderPage('/games/999', { getGame: { code: 'GAME_NOT_FOUND' } });
  await screen.findByText(LL.frame.missingGame({ name: '999' }));
  await waitFor(() => {
    const bars = screen.getAllByRole('navigation').map(({ textContent }) => textContent);
    expect(bars.filter((bar) => bar.includes(LL.frame.teams()))).not.toHaveLength(0);
    expect(document.querySelector('a[href^="/games/999/"]')).toBeNull();
  });
  vi.unstubAllGlobals();
});

describe('a decision of the organisers', () => {
  const reason = 'Please add your student numbers.';
  const said = words.reason({ reason });

  test.each(['Rejected', 'Suspended'] as const)('%s has its reason', async (status) => {
    open({ status, teamName: team, reason });
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('has none where the server does not say one', async () => {
    open({ status: 'Suspended', teamName: team });
    expect(await screen.findByText(words.suspendedText())).toBeDefined();
    expect(screen.queryByText(said)).toBeNull();
  });

  test('is above the fields with which a rejected team applies again', async () => {
    open({ status: 'Rejected', teamName: team, reason });
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('button', { name: words.submitAgain({ team }) })).toBeDefined();
  });
});

test.each(['Pending', 'Accepted'] as const)(
  'a team that is %s sees its division',
  async (status) => {
    const divisions = [{ id: 3, name: 'Student', inviteCodeRequired: true }];
    open({ status, teamName: team, divisions, division: 3 });
    expect(await screen.findByText(words.inDivision({ division: 'Student' }))).toBeDefined();
  },
);

test('the page turns over by itself when the game ends', async () => {
  const end = Date.now() + 3_600_000;
  open({ status: 'Accepted', teamName: team, end });
  await screen.findByRole('link', { name: words.enter() });
  setClock(end + 1000);
  expect(await screen.findByRole('link', { name: words.finalScoreboard() })).toBeDefined();
});
