import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.staff.files;
const admin = { getProfile: { data: { ...linnea, role: 'Admin' as const } } };
const file = (name: string, uses: number) => ({
  hash: name[0]?.repeat(64) ?? '',
  name,
  size: 48_213,
  uploadedAt: 0,
  uses,
});

test('offers to delete only what nothing uses', async () => {
  const data = [file('a.zip', 1), file('b.zip', 0)];
  renderPage('/admin/files', { ...admin, listFiles: { data: { data, length: 2, total: 2 } } });
  await screen.findByText('a.zip');
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: words.remove() });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false]);
});
