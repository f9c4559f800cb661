import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config, linnea } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.staff.logs;
const LINE = {
  id: 7,
  time: Date.UTC(2026, 10, 21, 17, 16, 22, 871),
  name: 'riptide',
  level: 'Error' as const,
  ip: '192.0.2.1',
  msg: 'A request failed.\nError: away',
  status: 'Failed' as const,
  requestId: 'request-7',
};
const admin = { getProfile: { data: { ...linnea, role: 'Admin' as const } } };
const chart = { data: { since: 0, until: 60_000, step: 60_000, bins: [] } };

test('shows lines, and filters by what one of them says', async () => {
  const { api } = renderPage('/admin/Logs?level=Error', {
    ...admin,
    getConfig: { data: { ...config, extensions: ['logs'] } },
    listLogs: { data: [LINE] },
    getLogHistogram: chart,
  });
  fireEvent.click(await screen.findByRole('button', { name: /22\.871/ }));
  expect(await screen.findByText('request-7')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: words.onlyUser() }));
  expect(currentAddress()).toBe('/admin/Logs?level=Error&user=riptide');
  await expect.poll(() => api.sent('listLogs').at(-1)?.query.get('user')).toBe('riptide');
  expect(api.sent('listLogs').at(-1)?.query.get('level')).toBe('Error');
});

test('works on a server without filters', async () => {
  const { api } = renderPage('/admin/Logs?user=riptide', {
    ...admin,
    getConfig: { data: { ...config, extensions: [] } },
    listLogs: { data: [{ ...LINE, id: undefined, requestId: undefined }] },
  });
  expect(await screen.findByText('A request failed.')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(api.sent('listLogs').at(-1)?.query.has('user')).toBe(false);
  expect(api.sent('getLogHistogram')).toEqual([]);
});
