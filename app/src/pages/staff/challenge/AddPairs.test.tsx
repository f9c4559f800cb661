import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { cannon, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.flags;
const hash = (letter: string) => letter.repeat(64);

beforeEach(() => {
  // The SDK sends files with progress by XMLHttpRequest where there is one.
  vi.stubGlobal('XMLHttpRequest', undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function openPairs() {
  const page = renderPage('/admin/games/12/challenges/7', {
    ...staffAnswers,
    getEditChallenge: { data: { ...cannon, type: 'DynamicAttachment' } },
    uploadAssets: { data: [{ hash: hash('a'), name: 'rope10.zip' }] },
    addFlags: { data: [] },
  });
  const field = await screen.findByRole('textbox', { name: words.add() });
  const input = field.closest('form')?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no field for files');
  const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
  return { ...page, field, choose };
}

test('several flags are added with their files, in the order of the names', async () => {
  const { api, field, choose } = await openPairs();
  choose(new File([], 'empty.zip'), new File(['PK'], 'rope10.zip'));
  expect(await screen.findByText(LL.staff.upload.empty())).toBeDefined();
  await waitFor(() => expect(screen.getByText(words.noFlag())).toBeDefined());
  api.set('uploadAssets', { data: [{ hash: hash('b'), name: 'rope2.zip' }] });
  choose(new File(['PK'], 'rope2.zip'));
  await waitFor(() => expect(screen.getAllByText(words.noFlag())).toHaveLength(2));
  typeInto(field, 'flag{two}\nflag{ten}');
  expect(screen.getByText(words.uneven({ flags: 2, files: 3 }))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /empty\.zip/ }));
  fireEvent.click(await screen.findByRole('button', { name: words.addPairs({ count: 2 }) }));
  await waitFor(() => expect(api.sent('addFlags')).toHaveLength(1));
  expect(api.sent('addFlags')[0]?.body).toMatchObject([
    { flag: 'flag{two}', attachmentType: 'Local', fileHash: hash('b') },
    { flag: 'flag{ten}', attachmentType: 'Local', fileHash: hash('a') },
  ]);
  await waitFor(() => expect(screen.queryByText(/rope2\.zip/)).toBeNull());
});
