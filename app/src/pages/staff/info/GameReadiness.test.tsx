import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PERMISSION } from '@halyard/sdk/rules';
import type { Division, GameImage } from '@halyard/sdk/types';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { cannonInfo, harbour, staffAnswers } from '../testing/fixtures.ts';
import { findStep, readRunbook } from './runbook.ts';
import { RUNBOOK_STEPS } from './runbook-steps.ts';

const words = LL.staff.info;
const ADDRESS = '/admin/games/12/info';
const division = (defaultPermissions: number): Division => ({
  id: 3,
  name: 'Student',
  inviteCode: null,
  defaultPermissions,
  challengeConfigs: [],
});

async function lineOf(text: string) {
  const list = await screen.findByRole('list', { name: words.readiness() });
  const line = (await within(list).findByText(text)).closest('li');
  if (!line) throw new Error(`${text} is in no line`);
  return within(line);
}

function targets(line: Awaited<ReturnType<typeof lineOf>>) {
  return line.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('the package', () => {
  const answers = (originalScore: number) => ({
    ...staffAnswers,
    listEditChallenges: { data: [{ ...cannonInfo, originalScore }] },
  });

  test('says how a challenge that is worth nothing is read elsewhere', async () => {
    renderPage(ADDRESS, answers(0));
    expect(await screen.findByText(words.packageWorthless({ count: 1 }))).toBeDefined();
  });

  test('says nothing of it without one', async () => {
    renderPage(ADDRESS, answers(1));
    await lineOf(words.challengesReady({ enabled: 0, all: 1 }));
    expect(screen.queryByText(words.packageWorthless({ count: 1 }))).toBeNull();
    expect(screen.queryByText(words.packageLongFlags({ count: 1 }))).toBeNull();
  });

  test('says which flags are too long for other platforms', async () => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      listEditChallenges: { data: [{ ...cannonInfo, longFlagCount: 2 }] },
    });
    expect(await screen.findByText(words.packageLongFlags({ count: 1 }))).toBeDefined();
  });
});

describe('readiness', () => {
  test.each([
    [words.summaryMissing(), 'summary', '#page'],
    [words.posterMissing(), 'poster', '#page'],
    [words.divisionsClosed(), 'divisions', '/admin/games/12/divisions'],
    [LL.staff.waitingCount({ count: 2 }), 'review', '/admin/games/12/review'],
    [words.challengesReady({ enabled: 0, all: 1 }), 'challenges', '/admin/games/12/challenges'],
    [words.visibleMissing(), 'visible', '#page'],
  ])('"%s" leads to its step and to where it is fixed', async (text, name, place) => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      getEditGame: { data: { ...harbour, summary: '' } },
      listDivisions: { data: [division(PERMISSION.viewChallenge)] },
    });
    expect(targets(await lineOf(text))).toEqual([`${ADDRESS}?runbook=${name}`, place]);
  });

  test.each([
    [words.pointsMissing({ challenges: 'Loose Cannon' }), 0],
    [words.pointsDone(), 1],
  ])('of what challenges are worth says "%s"', async (text, originalScore) => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      listEditChallenges: { data: [{ ...cannonInfo, isEnabled: true, originalScore }] },
    });
    expect(targets(await lineOf(text))).toHaveLength(originalScore === 0 ? 2 : 0);
  });

  const shared = { ...cannonInfo, type: 'DynamicAttachment', isEnabled: true } as const;

  test.each([
    [words.filesMissing({ challenges: 'Loose Cannon' }), 0],
    [words.filesDone(), 100],
  ])('with a file for each team says "%s"', async (text, flagCount) => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      listParticipations: {
        data: staffAnswers.listParticipations.data.map((row) => ({ ...row, status: 'Accepted' })),
      },
      listEditChallenges: { data: [{ ...shared, flagCount }] },
    });
    const isDone = flagCount > 0;
    expect(targets(await lineOf(text))).toEqual(
      isDone ? [] : [`${ADDRESS}?runbook=files`, '/admin/games/12/challenges'],
    );
  });

  const image = (name: string, state: GameImage['state']): GameImage => ({
    image: `registry.example/${name}`,
    state,
    checkedAt: null,
  });

  function openWith(...images: GameImage[]) {
    renderPage(ADDRESS, {
      ...staffAnswers,
      getConfig: { data: { ...config, extensions: ['gameImages'] } },
      listGameImages: { data: { data: images } },
      listDivisions: { data: [] },
    });
  }

  test('images that cannot be pulled are named', async () => {
    openWith(image('pad:3', 'Unavailable'), image('gun:1', 'Ready'), image('log:2', 'NotChecked'));
    const line = await lineOf(words.imagesMissing({ images: 'registry.example/pad:3' }));
    expect(targets(line)).toEqual([`${ADDRESS}?runbook=images`, '/admin/games/12/challenges']);
  });

  test('images that are there are said to be', async () => {
    openWith(image('pad:3', 'Ready'));
    expect(targets(await lineOf(words.imagesDone()))).toEqual([]);
  });

  test.each([
    [[{ challengeId: 7, title: 'Loose Cannon', addresses: ['map.png'] }], 'Loose Cannon'],
    [[], null],
  ])('challenges with pictures that players see as links are named: %j', async (data, hidden) => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      getConfig: { data: { ...config, extensions: ['hiddenPictures'] } },
      listHiddenPictures: { data: { data } },
      listDivisions: { data: [] },
    });
    const text = hidden ? words.picturesHidden({ challenges: hidden }) : words.picturesDone();
    expect(targets(await lineOf(text))).toEqual(
      hidden ? [`${ADDRESS}?runbook=pictures`, '/admin/games/12/challenges'] : [],
    );
  });

  test('nothing is said of images that nobody has looked at', async () => {
    openWith(image('pad:3', 'Ready'), image('log:2', 'NotChecked'));
    await lineOf(words.visibleMissing());
    expect(screen.queryByText(words.imagesDone())).toBeNull();
  });

  test('what is done leads nowhere, and a game without divisions lets teams join', async () => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      getEditGame: { data: { ...harbour, poster: '/assets/poster.webp', hidden: false } },
      listDivisions: { data: [] },
    });
    for (const text of [words.posterDone(), words.divisionsOpen(), words.visibleDone()]) {
      expect(targets(await lineOf(text))).toEqual([]);
    }
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const sections = links.filter((link) => link?.startsWith('#'));
    for (const link of sections) expect(document.querySelector(String(link))).toBeTruthy();
  });

  test('one division that lets teams join is enough', async () => {
    renderPage(ADDRESS, {
      ...staffAnswers,
      listDivisions: { data: [division(0), { ...division(PERMISSION.joinGame), id: 4 }] },
    });
    expect(await lineOf(words.divisionsOpen())).toBeTruthy();
  });
});

describe('the runbook', () => {
  test('opens at the step of a line, and closes', async () => {
    renderPage(ADDRESS, staffAnswers);
    const line = await lineOf(words.posterMissing());
    fireEvent.click(line.getByRole('link', { name: words.runbook() }));
    const dialog = await screen.findByRole('dialog', { name: words.runbook() });
    expect(await within(dialog).findAllByText(/Without one a picture is made/)).toHaveLength(2);
    const [close] = within(dialog).getAllByRole('button', { name: LL.common.close() });
    if (close) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentAddress()).toBe(ADDRESS);
  });

  test('has all that happens at an event, in its order', () => {
    expect(readRunbook().map(({ title }) => title)).toEqual([
      'A week before',
      'Before opening',
      'During',
      'An incident',
      'After',
    ]);
    for (const { text } of readRunbook()) expect(text).not.toMatch(/\]\((?!https?:)/);
  });

  test.each(Object.values(RUNBOOK_STEPS))('has the step "%s"', (name) => {
    expect(findStep(name)?.length).toBeGreaterThan(name.length + 20);
  });
});
