import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { wideWindow } from '../../../testing/narrow-window.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';

const words = LL.game.flag;

beforeEach(() => wideWindow());

async function open() {
  const page = renderPage('/games/7/challenges?challenge=3', gameAnswers(runningGame()));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Loose Cannon/ });
  const send = (flag: string) => {
    typeInto(field, flag);
    fireEvent.submit(field);
  };
  return { ...page, field, send };
}

test('a flag with a space before it can be tidied', async () => {
  const { field } = await open();
  typeInto(field, ' flag{x}');
  fireEvent.click(await screen.findByRole('button', { name: words.tidy() }));
  expect(field.value).toBe('flag{x}');
  expect(document.activeElement).toBe(field);
});

test('a flag with a space before it is sent only on the second Enter, and the verdict keeps the warning', async () => {
  const { api, field, send } = await open();
  api.set('submitFlag', { data: 91 });
  api.set('getSubmissionStatus', { data: 'WrongAnswer' });
  const warning = new RegExp(words.spaces());
  send(' flag{x}');
  expect(await screen.findByRole('button', { name: words.sendAsIs() })).toBeDefined();
  expect(screen.getByText(new RegExp(words.askAgain())).textContent).toMatch(warning);
  expect(api.sent('submitFlag')).toHaveLength(0);
  fireEvent.submit(field);
  const verdict = await screen.findByText(words.wrongLeft({ count: 18 }));
  expect(api.sent('submitFlag').map(({ body }) => body)).toStrictEqual([{ flag: ' flag{x}' }]);
  expect(verdict.closest('[role=status]')?.textContent).toMatch(warning);
  fireEvent.click(screen.getByRole('button', { name: words.tidy() }));
  expect(field.value).toBe('flag{x}');
  fireEvent.submit(field);
  await waitFor(() => expect(api.sent('submitFlag')).toHaveLength(2));
});

test('invisible characters are named, and a changed flag is asked about again', async () => {
  const { api, field, send } = await open();
  send('flag{x\u200B}');
  const named = words.invisible({ list: 'U+200B ZERO WIDTH SPACE' });
  expect((await screen.findByText(new RegExp(words.askAgain()))).textContent).toContain(named);
  typeInto(field, 'flag{y\u200B}');
  expect(screen.queryByText(new RegExp(words.askAgain()))).toBeNull();
  fireEvent.submit(field);
  expect(await screen.findByText(new RegExp(words.askAgain()))).toBeDefined();
  expect(api.sent('submitFlag')).toHaveLength(0);
});
