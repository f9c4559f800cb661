import { createHandlers, createMockFetch, exampleOf, mock } from '@halyard/sdk/msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LL, renderApp } from '../../testing/render-page.tsx';
import { routes } from './routes.ts';

const fetch = createMockFetch([
  mock('getConfig', { ...exampleOf('getConfig'), setupRequired: false }),
  mock('getProfile', { ...exampleOf('getProfile'), role: 'Admin' }),
  ...createHandlers(),
]);

const inFrame = routes.filter(({ frame }) => frame === 'site');

test.each(inFrame)('$path shows what the contract’s examples say', async ({ path }) => {
  renderApp(path.replaceAll(/:\w+\??/g, '1'), fetch);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(LL.frame.errorPart())).toBeNull();
  expect(screen.queryByText(LL.frame.errorTitle())).toBeNull();
});
