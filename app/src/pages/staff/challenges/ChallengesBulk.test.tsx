import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { EditChallengeInfo } from '@halyard/sdk/types';
import { config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { cannon, cannonInfo, harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.enabled;
const ADDRESS = '/admin/games/12/challenges';
const open: EditChallengeInfo = { ...cannonInfo, id: 8, title: 'Open Sea', isEnabled: true };
const draft: EditChallengeInfo = { ...cannonInfo, id: 9, title: 'Dead Reckoning' };
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['bulkEnable'] } },
  listEditChallenges: { data: [cannonInfo, open, draft] },
  setChallengesEnabled: ({ body }: { body: { challenges: number[] } }) => ({
    data: {
      results: body.challenges.map((challengeId) => ({ challengeId, code: null, title: null })),
    },
  }),
};
const running = { data: { ...harbour, start: Date.now() - 1000 } };

async function selectAll(): Promise<void> {
  await screen.findByRole('checkbox', { name: LL.staff.list.selectRow({ row: open.title }) });
  fireEvent.click(screen.getByRole('checkbox', { name: LL.staff.list.selectPage() }));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('before the start', () => {
  test('enables those selected that are disabled, in one call, and takes it back', async () => {
    const { api } = renderPage(ADDRESS, answers);
    await selectAll();
    press(words.enableAll.button({ count: 2 }));
    fireEvent.click(await screen.findByRole('button', { name: LL.frame.undo() }));
    await waitFor(() => expect(api.sent('setChallengesEnabled')).toHaveLength(2));
    expect(api.sent('setChallengesEnabled').map(({ body }) => body)).toEqual([
      { challenges: [7, 9], isEnabled: true },
      { challenges: [7, 9], isEnabled: false },
    ]);
  });

  test('asks before it disables, and says that containers end', async () => {
    const { api } = renderPage(ADDRESS, answers);
    await selectAll();
    press(words.disableAll.button({ count: 1 }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(words.disableAll.effect())).toBeTruthy();
    expect(api.sent('setChallengesEnabled')).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: words.disable.confirm() }));
    await waitFor(() => expect(api.sent('setChallengesEnabled')).toHaveLength(1));
    expect(api.sent('setChallengesEnabled')[0]?.body).toEqual({
      challenges: [8],
      isEnabled: false,
    });
    expect(await screen.findByRole('button', { name: LL.frame.undo() })).toBeTruthy();
  });
});

test('during the game it asks, and nothing can be taken back', async () => {
  const { api } = renderPage(ADDRESS, { ...answers, getEditGame: running });
  await selectAll();
  press(words.enableAll.button({ count: 2 }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(words.enableAll.effect())).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: words.enable.confirm() }));
  expect(await screen.findByText(LL.staff.list.progress({ done: 2, total: 2 }))).toBeTruthy();
  expect(api.sent('setChallengesEnabled')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: LL.frame.undo() })).toBeNull();
});

test('says which failed and why, and keeps those selected', async () => {
  renderPage(ADDRESS, {
    ...answers,
    setChallengesEnabled: {
      data: {
        results: [
          { challengeId: 7, code: null, title: null },
          { challengeId: 9, code: 'FLAG_REQUIRED', title: 'It needs a flag first.' },
        ],
      },
    },
  });
  await selectAll();
  press(words.enableAll.button({ count: 2 }));
  const name = LL.staff.list.failed({ failed: 1, total: 2 });
  const failed = within(await screen.findByRole('dialog', { name }));
  expect(failed.getByText(draft.title)).toBeTruthy();
  expect(failed.getByText('It needs a flag first.')).toBeTruthy();
  const [close] = failed.getAllByRole('button', { name: LL.common.close() });
  if (close) fireEvent.click(close);
  expect(await screen.findByText(LL.staff.list.selected({ count: 1 }))).toBeTruthy();
});

test('changes one after the other where the server has no call for all', async () => {
  const { api } = renderPage(ADDRESS, {
    ...answers,
    getConfig: { data: config },
    updateChallenge: { data: cannon },
  });
  await selectAll();
  press(words.enableAll.button({ count: 2 }));
  await waitFor(() => expect(api.sent('updateChallenge')).toHaveLength(2));
  const sent = api.sent('updateChallenge').map(({ params, body }) => [params.challengeId, body]);
  expect(sent).toEqual([
    [7, { isEnabled: true }],
    [9, { isEnabled: true }],
  ]);
});
