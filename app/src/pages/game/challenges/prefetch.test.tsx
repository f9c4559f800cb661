import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../testing/fake-api.ts';
import { detailsOf, gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const PAGE = '/games/7/challenges';
/** Longer than the pointer has to rest. */
const LONG = 300;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function openPage(issuedOnOpen: number[] | undefined, address = PAGE) {
  const game = runningGame();
  const { api } = renderPage(address, {
    ...gameAnswers(game),
    getGameDetails: { data: { ...detailsOf(game), ...(issuedOnOpen && { issuedOnOpen }) } },
    getChallenge: ({ params }: Call<'getChallenge'>) => ({
      data: looseCannon({ id: params.challengeId, content: `Statement ${params.challengeId}` }),
    }),
  });
  return { api, fetched: () => api.sent('getChallenge').map(({ params }) => params.challengeId) };
}

const nameOf = (title: string) => new RegExp(`^${title}`);
const card = (title: string) => screen.findByRole('link', { name: nameOf(title) });

test.each([
  { how: 'pointed at', act: (link: HTMLElement) => fireEvent.pointerOver(link) },
  { how: 'touched', act: (link: HTMLElement) => fireEvent.touchStart(link) },
  { how: 'focused', act: (link: HTMLElement) => link.focus() },
])(
  'a challenge that is $how is fetched once, and opens without another request',
  async ({ act }) => {
    const { fetched } = openPage([]);
    const link = await card('Loose Cannon');
    act(link);
    await waitFor(() => expect(fetched()).toEqual([3]));
    fireEvent.pointerOver(link);
    await pass(LONG);
    expect(fetched()).toEqual([3]);
    fireEvent.click(link);
    expect(await screen.findByText('Statement 3')).toBeDefined();
    expect(fetched().filter((id) => id === 3)).toHaveLength(1);
  },
);

test('cards that the pointer only passes are not fetched', async () => {
  const { fetched } = openPage([]);
  await card('Knots');
  for (const title of ['Knots', 'Loose Cannon', 'Keelhaul']) {
    fireEvent.pointerOver(screen.getByRole('link', { name: nameOf(title) }));
  }
  await waitFor(() => expect(fetched()).toEqual([4]));
  await pass(LONG);
  expect(fetched()).toEqual([4]);
});

test.each([
  { why: 'gives the team something of its own', issued: [3] },
  { why: 'might, for all that the server says', issued: undefined },
])('a challenge that $why is fetched when it is opened', async ({ issued }) => {
  const { fetched } = openPage(issued);
  const link = await card('Loose Cannon');
  fireEvent.pointerOver(link);
  await pass(LONG);
  expect(fetched()).toEqual([]);
  fireEvent.click(link);
  expect(await screen.findByText('Statement 3')).toBeDefined();
});

test('nothing is fetched ahead where the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  const { fetched } = openPage([]);
  fireEvent.pointerOver(await card('Loose Cannon'));
  await pass(LONG);
  expect(fetched()).toEqual([]);
});

test('the neighbours of the open challenge are fetched after it', async () => {
  const { fetched } = openPage([2], `${PAGE}?challenge=3`);
  expect(await screen.findByText('Statement 3')).toBeDefined();
  await waitFor(() => expect(fetched()).toEqual([3, 4]));
});

test('a refusal stops it for a while', async () => {
  const { api, fetched } = openPage([]);
  api.set('getChallenge', { code: 'RATE_LIMITED' });
  fireEvent.pointerOver(await card('Loose Cannon'));
  await waitFor(() => expect(fetched()).toEqual([3]));
  await pass(LONG);
  fireEvent.pointerOver(await card('Keelhaul'));
  await pass(LONG);
  expect(fetched()).toEqual([3]);
});
