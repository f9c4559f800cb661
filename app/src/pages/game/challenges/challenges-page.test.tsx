import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import {
  boardOf,
  detailsOf,
  gameAnswers,
  looseCannon,
  runningGame,
  wrongTry,
} from '../../../testing/game-data.ts';

const PAGE = '/games/7/challenges';
const OPEN = `${PAGE}?challenge=3`;
const words = LL.game.flag;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openCannon(more: Parameters<typeof gameAnswers>[1] = {}, game = runningGame()) {
  const page = renderPage(OPEN, gameAnswers(game, more));
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: words.label({ challenge: 'Loose Cannon' }),
  });
  const send = (flag: string) => {
    typeInto(field, flag);
    fireEvent.submit(field);
  };
  return { ...page, game, field, send };
}

describe('the board', () => {
  test('shows challenges by category and what is solved', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    expect(await screen.findByRole('link', { name: /Welcome Aboard.*solved/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Keelhaul.*no solves$/ })).toBeDefined();
  });

  test('takes its filter from the address and writes it there', async () => {
    renderPage(`${PAGE}?category=Pwn`, gameAnswers(runningGame()));
    await screen.findByRole('link', { name: /^Keelhaul/ });
    expect(screen.queryByRole('link', { name: /^Knots/ })).toBeNull();
    typeInto(screen.getByRole('searchbox', { name: LL.game.board.find() }), 'cann');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Keelhaul/ })).toBeNull());
    expect(currentAddress()).toBe(`${PAGE}?category=Pwn&q=cann`);
  });

  test('says that nothing matches, and clears what hides everything', async () => {
    renderPage(`${PAGE}?q=sextnat`, gameAnswers(runningGame()));
    await screen.findByText(LL.game.board.noMatchTitle({ search: 'sextnat' }));
    fireEvent.click(screen.getByRole('button', { name: LL.game.board.clearFilters() }));
    expect(await screen.findByRole('link', { name: /^Knots/ })).toBeDefined();
    expect(currentAddress()).toBe(PAGE);
  });

  test('keeps what it has when the server stops answering', async () => {
    const { api, queryClient } = renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('link', { name: /^Knots/ });
    api.set('getGameDetails', { code: 'NOT_FOUND' });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7, 'details'] }));
    expect(await screen.findByText(/the server is not responding/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Knots/ })).toBeDefined();
  });

  test('waits for the start in a room of its own', async () => {
    const start = Date.now() + 3_600_000;
    renderPage(PAGE, gameAnswers(runningGame({ start, end: start + 3_600_000 })));
    expect(await screen.findByText(LL.game.waiting.title())).toBeDefined();
  });

  test('says why it shows nothing to a team that waits', async () => {
    renderPage(PAGE, gameAnswers(runningGame({ status: 'Pending' })));
    expect(
      await screen.findByText(LL.game.gate.pendingTitle({ team: 'Long Splice' })),
    ).toBeDefined();
  });
});

describe('the open challenge', () => {
  test('that does not exist is reported above the board', async () => {
    renderPage(`${PAGE}?challenge=999`, gameAnswers(runningGame()));
    expect(await screen.findByText(new RegExp(LL.game.challenge.missingTitle()))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: LL.common.close() }));
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
  });

  test('is that of the address; keys go to its neighbour and close it', async () => {
    await openCannon();
    fireEvent.keyDown(document.body, { key: '[' });
    await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?challenge=2`));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
  });

  test('gives the flag field to its key', async () => {
    const { field } = await openCannon();
    fireEvent.keyDown(document.body, { key: 'f' });
    expect(document.activeElement).toBe(field);
  });

  test('is a sheet on a phone: its head says the category, walks the list and closes it', async () => {
    const onPhone = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => onPhone);
    await openCannon();
    const sheet = within(await screen.findByRole('dialog', { name: /Pwn/ }));
    // The panel has no heading of its own.
    expect(sheet.getAllByText('Pwn')).toHaveLength(1);
    fireEvent.click(sheet.getByRole('button', { name: LL.game.challenge.previous() }));
    await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?challenge=2`));
    fireEvent.click(screen.getByRole('button', { name: LL.common.close() }));
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
  });

  test('lists who solved it, from the board', async () => {
    await openCannon();
    const tab = await screen.findByRole('tab', { name: /Solvers.*1/ });
    fireEvent.click(tab);
    const panel = await screen.findByRole('tabpanel');
    expect(within(panel).getByRole('link', { name: 'tern.team' })).toBeDefined();
  });
});

test('the attempts of the team say who, and which repeat a right flag', async () => {
  const right = { ...wrongTry('flag{right}'), status: 'Accepted' } as const;
  await openCannon({
    challenge: looseCannon({
      solved: true,
      tries: [
        { ...right, id: 93, repeat: true },
        { ...right, id: 92, repeat: false },
      ],
    }),
  });
  fireEvent.click(await screen.findByRole('tab', { name: /Tries.*2/ }));
  const panel = within(await screen.findByRole('tabpanel'));
  const notes = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(notes[0]).toContain('repeat, marlow');
  expect(notes[1]).not.toContain('repeat');
});

describe('a flag', () => {
  test('is sent by a form without messages of the browser', async () => {
    const { field } = await openCannon();
    expect(field.closest('form')?.noValidate).toBe(true);
  });

  test('that is wrong stays in the field, and its attempt is counted', async () => {
    const { api, field, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'WrongAnswer' });
    send('flag{cannon_ball}');
    expect(await screen.findByText(words.wrongLeft({ count: 18 }))).toBeDefined();
    expect(field.value).toBe('flag{cannon_ball}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['WrongAnswer', 0],
    ['Accepted', 1],
  ] as const)('whose verdict is %s refetches what it can change', async (status, boards) => {
    const { api, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: status });
    const count = () =>
      (['getChallenge', 'getBoard', 'getGameDetails', 'listNotices'] as const).map(
        (id) => api.sent(id).length,
      );
    const before = count();
    send('flag{cannon_ball}');
    await waitFor(() => expect(count()[0]).toBe((before[0] ?? 0) + 1));
    expect(count().map((each, index) => each - (before[index] ?? 0))).toStrictEqual([
      1,
      boards,
      boards,
      boards,
    ]);
  });

  test('is counted once, also if the challenge is fetched before its verdict is there', async () => {
    const { api, queryClient, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'FlagSubmitted' });
    send('flag{cannon_ball}');
    await waitFor(() => expect(api.sent('getSubmissionStatus')).not.toHaveLength(0));
    api.set('getChallenge', { data: looseCannon({ attempts: 2 }) });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7, 'challenges', 3] }));
    api.set('getSubmissionStatus', { data: 'WrongAnswer' });
    expect(await screen.findByText(words.wrongLeft({ count: 18 }))).toBeDefined();
  });

  test.each([
    ['WrongAnswer', 'wrong'],
    ['Accepted', 'accepted'],
  ] as const)('whose verdict %s comes after the end is told in a toast', async (status, word) => {
    const { api, game, queryClient, field, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'FlagSubmitted' });
    send('flag{late}');
    await waitFor(() => expect(api.sent('getSubmissionStatus')).not.toHaveLength(0));
    api.set('getGame', { data: { ...game, end: Date.now() - 1000 } });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7] }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    api.set('getSubmissionStatus', { data: status });
    const said = LL.frame.flagOutcome[word]({ challenge: 'Loose Cannon' });
    expect(await screen.findByText(said)).toBeDefined();
  });

  test.each([
    ['WrongAnswer', LL.frame.flagOutcome.wrong({ challenge: 'Loose Cannon' })],
    ['Accepted', words.accepted()],
  ] as const)('whose verdict %s comes after the deadline is told once', async (status, said) => {
    const { api, game, queryClient, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'FlagSubmitted' });
    send('flag{late}');
    await waitFor(() => expect(api.sent('getSubmissionStatus')).not.toHaveLength(0));
    const details = detailsOf(game);
    for (const info of Object.values(details.challenges).flat()) info.deadline = Date.now() - 1000;
    api.set('getGameDetails', { data: details });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7, 'details'] }));
    api.set('getSubmissionStatus', { data: status });
    expect(await screen.findByText(said)).toBeDefined();
    const inToast = LL.frame.flagOutcome.accepted({ challenge: 'Loose Cannon' });
    expect(screen.queryByText(inToast)).toBeNull();
  });

  test('that a mate has sent before is not sent', async () => {
    const { api, field, send } = await openCannon({
      challenge: looseCannon({ tries: [wrongTry('flag{fire}')] }),
    });
    send('flag{fire}');
    expect(await screen.findByText(/^marlow sent this/)).toBeDefined();
    expect(api.sent('submitFlag')).toHaveLength(0);
    expect(field.value).toBe('flag{fire}');
  });

  test('that was wrong here is not sent again, unless one insists', async () => {
    const { api, field, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'WrongAnswer' });
    send('flag{again}');
    await screen.findByText(words.wrongLeft({ count: 18 }));
    send('flag{again}');
    await screen.findByText(/^linnea sent this/);
    expect(api.sent('submitFlag')).toHaveLength(1);
    fireEvent.submit(field);
    await waitFor(() => expect(api.sent('submitFlag')).toHaveLength(2));
  });

  test('that is right shows its points, its place and what to do next', async () => {
    const { api, game, field, send } = await openCannon();
    api.set('submitFlag', { data: 91 });
    api.set('getSubmissionStatus', { data: 'Accepted' });
    api.set('getGameDetails', { data: detailsOf(game, [3]) });
    api.set('getBoard', { data: boardOf(game, [3]) });
    send('flag{right}');
    expect(await screen.findByText(LL.game.solvedNote.points({ count: 471 }))).toBeDefined();
    expect(await screen.findByText(/^Solve 2, by you/)).toBeDefined();
    expect(screen.getByText(/481 ahead of Bilge Rats/)).toBeDefined();
    expect(screen.getByText(LL.game.award({ points: 471 }))).toBeDefined();
    expect(field.value).toBe('flag{right}');
    fireEvent.keyDown(document.body, { key: ']' });
    await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?challenge=4`));
  });

  test('is kept while the server wants a pause, which is counted down', async () => {
    const { api, field, send } = await openCannon();
    const base = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? Promise.resolve(
            Response.json(
              { title: 'Slow down', status: 429, code: 'RATE_LIMITED' },
              { status: 429, headers: { 'Retry-After': '14' } },
            ),
          )
        : base(input, init),
    );
    send('flag{hasty}');
    const button = await screen.findByRole('button', { name: words.waitSeconds({ seconds: 14 }) });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(words.limited())).toBeDefined();
    expect(field.value).toBe('flag{hasty}');
    // On a busy machine more than one second may pass between two checks.
    const fewer = Array.from({ length: 13 }, (_, seconds) => words.waitSeconds({ seconds }));
    await waitFor(() => expect(fewer).toContain(button.textContent));
    expect(api.sent('submitFlag')).toHaveLength(0);
  });

  test('cannot be typed when no attempts are left', async () => {
    const { field } = await openCannon({ challenge: looseCannon({ attempts: 20 }) });
    expect(field.disabled).toBe(true);
    expect(field.placeholder).toBe(words.noneLeft());
  });

  test('cannot be typed after the deadline', async () => {
    const game = runningGame();
    const answers = detailsOf(game);
    for (const each of answers.challenges['Pwn'] ?? []) each.deadline = game.start + 1000;
    renderPage(OPEN, {
      ...gameAnswers(game, { challenge: looseCannon({ deadline: game.start + 1000 }) }),
      getGameDetails: { data: answers },
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Loose Cannon/ });
    expect(field.disabled).toBe(true);
  });

  test('that was not sent is still there when the challenge is opened again', async () => {
    const { field } = await openCannon();
    typeInto(field, 'flag{half');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
    fireEvent.click(await screen.findByRole('link', { name: /^Loose Cannon/ }));
    const again = await screen.findByRole<HTMLInputElement>('textbox', { name: /Loose Cannon/ });
    expect(again.value).toBe('flag{half');
  });
});
