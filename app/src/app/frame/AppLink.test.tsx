import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-page.tsx';
import { AppLink } from './AppLink.tsx';
import { noteMissingCode } from '../build/missing-code.ts';
import { routes } from '../routes/routes.ts';

test('pointing at a link whose code is gone neither reloads the page nor leaves an error uncaught', async () => {
  noteMissingCode();
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('<meta name="build" content="another">'));
  const teams = routes.find(({ path }) => path === '/teams');
  if (!teams) throw new Error('There is no place for teams');
  const { load } = teams;
  let asked = 0;
  // Not a spy: it would attach a handler to the promise, so the rejection would count as handled.
  teams.load = async () => {
    asked += 1;
    const payload = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  };
  renderPart(<AppLink href="/teams?team=42">Teams</AppLink>);
  const link = screen.getByRole('link', { name: 'Teams' });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(asked).toBe(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  expect(uncaught).not.toHaveBeenCalled();
  teams.load = load;
  process.off('unhandledRejection', uncaught);
  vi.restoreAllMocks();
});
