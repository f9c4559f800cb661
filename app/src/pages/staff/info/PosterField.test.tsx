import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.info;
const withPoster = {
  ...staffAnswers,
  getEditGame: { data: { ...harbour, poster: `/assets/${'0a'.repeat(32)}/poster` } },
};
const removable = { getConfig: { data: { ...config, extensions: ['removePicture'] } } };

test('removes the poster after a question', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...withPoster,
    ...removable,
    removeGamePoster: { data: undefined },
  });
  fireEvent.click(await screen.findByRole('button', { name: LL.common.remove() }));
  const question = within(
    await screen.findByRole('alertdialog', {
      name: words.posterRemoveTitle({ game: harbour.title }),
    }),
  );
  expect(api.sent('removeGamePoster')).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: LL.common.remove() }));
  await waitFor(() => expect(api.sent('removeGamePoster')).toHaveLength(1));
});

test('offers no removal without the extension, and none without a poster', async () => {
  renderPage('/admin/games/12/info', {
    ...withPoster,
    getConfig: { data: { ...config, extensions: [] } },
  });
  expect(await screen.findByRole('button', { name: words.posterReplace() })).toBeTruthy();
  expect(screen.queryByRole('button', { name: LL.common.remove() })).toBeNull();
});

test('says that a poster is generated until there is one', async () => {
  renderPage('/admin/games/12/info', { ...staffAnswers, ...removable });
  expect(await screen.findByText(words.posterHint())).toBeTruthy();
  expect(screen.getByRole('button', { name: words.posterUpload() })).toBeTruthy();
  expect(screen.queryByRole('button', { name: LL.common.remove() })).toBeNull();
});
