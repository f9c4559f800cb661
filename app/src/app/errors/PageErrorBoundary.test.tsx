import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LL, renderPart } from '../../testing/render-page.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new TypeError('The mast is gone');
  return <p>All well</p>;
}

test('a broken page says what happened and where, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/games/12?tab=mine');
  isBroken = true;
  renderPart(
    <PageErrorBoundary of="page">
      <Fragile />
    </PageErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: LL.frame.errorTitle() })).toBeDefined();
  expect(screen.getByText('TypeError: The mast is gone')).toBeDefined();
  const details = screen.getByRole('region', { name: LL.frame.errorDetails() });
  expect(details.textContent).toContain('/games/12?tab=mine');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText('All well')).toBeDefined();
  vi.restoreAllMocks();
});
