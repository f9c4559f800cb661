import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { admin, config } from '../../../testing/fixtures.ts';
import { detailsOf, gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';

const PREVIEW = '/games/7/challenges?preview=players';
const words = LL.game.preview;
const students = { id: 3, name: 'Students' };

/** The answers that staff gets in a game that it has not joined. */
function staffAnswers(divisions = [students]) {
  const game = runningGame({ status: 'Unsubmitted', teamName: null });
  const { challenges, challengeCount } = detailsOf(game);
  return {
    ...gameAnswers(game),
    getProfile: { data: admin },
    previewGame: {
      data: { divisionId: divisions[0]?.id ?? null, divisions, challenges, challengeCount },
    },
    previewChallenge: { data: looseCannon() },
  };
}

describe('the preview of the challenges', () => {
  test('shows staff the challenges of a division, and asks for another one', async () => {
    const { api } = renderPage(PREVIEW, staffAnswers());
    await screen.findByRole('link', { name: /^Loose Cannon/ });
    expect(screen.getByText(words.title())).toBeDefined();
    const divisions = screen.getByRole('combobox', { name: LL.game.join.division() });
    expect(divisions.textContent).toBe('Students');
    fireEvent.keyDown(divisions, { key: words.withoutDivision()[0] });
    await waitFor(() => expect(api.sent('previewGame').at(-1)?.query.get('division')).toBe('0'));
    expect(currentAddress()).toBe('/games/7/challenges?preview=0');
  });

  test('opens a challenge without the call of players, and sends no flag', async () => {
    const { api } = renderPage(`${PREVIEW}&challenge=3`, staffAnswers());
    const flag = await screen.findByRole<HTMLInputElement>('textbox', {
      name: LL.game.flag.label({ challenge: 'Loose Cannon' }),
    });
    expect(flag.disabled || flag.readOnly).toBe(true);
    expect(screen.getByText(words.nothingSent())).toBeDefined();
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: LL.game.flag.submit() });
    expect(submit.disabled).toBe(true);
    expect(api.sent('getChallenge')).toEqual([]);
  });

  test('keeps the division while a challenge is opened', async () => {
    renderPage('/games/7/challenges?preview=3', staffAnswers());
    const card = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Keelhaul/ });
    expect(card.getAttribute('href')).toBe('/games/7/challenges?preview=3&challenge=4');
  });

  test('says of a challenge that it is not shown to players', async () => {
    renderPage(`${PREVIEW}&challenge=99`, staffAnswers());
    expect(await screen.findByText(words.missing())).toBeDefined();
  });

  test.each([
    ['a player', { getProfile: gameAnswers(runningGame()).getProfile }],
    [
      'staff of a server without the extension',
      { getConfig: { data: { ...config, extensions: [] } } },
    ],
  ])('%s gets the page as it is without the parameter', async (_, more) => {
    const { api } = renderPage(PREVIEW, { ...staffAnswers(), ...more });
    await screen.findByText(LL.game.gate.notJoinedTitle());
    expect(api.sent('previewGame')).toEqual([]);
  });
});
