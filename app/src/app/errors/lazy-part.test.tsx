import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  KitProvider,
  lazyComponent,
  type LoadFailure,
  preload,
  RenderNothing,
} from '@halyard/ui-kit';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

interface PanelProps {
  onClose: () => void;
}

const Panel = ({ onClose }: PanelProps) => <button onClick={onClose}>Panel</button>;
const Broken = ({ error, retry, count }: LoadFailure) => (
  <button onClick={retry}>
    {String(error)}, {count}
  </button>
);

/** A loader that fails while `isOut` is true. */
function supply() {
  const net = { isOut: true };
  const load = vi.fn(async () => {
    if (net.isOut) throw new TypeError('No network');
    return Panel;
  });
  return { net, load };
}

function Opener({ part: Part }: { part: React.ComponentType<PanelProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'open' : 'closed'}</button>
      <Suspense fallback="waiting">{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => vi.restoreAllMocks());

test('what does not open closes, says so, and opens with the next press', async () => {
  const { net, load } = supply();
  const tell = vi.fn();
  const Part = lazyComponent(load);
  render(
    <KitProvider onLoadError={tell}>
      <Opener part={Part} />
    </KitProvider>,
  );
  expect(load).not.toHaveBeenCalled();
  await press('closed');
  expect(tell).toHaveBeenCalledExactlyOnceWith(new TypeError('No network'));
  await press('closed');
  expect(tell).toHaveBeenCalledTimes(2);
  net.isOut = false;
  await press('closed');
  expect(screen.getByRole('button', { name: 'Panel' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

test('code that came is not fetched again, for any of its places', async () => {
  const { net, load } = supply();
  net.isOut = false;
  const Part = lazyComponent(load);
  render(<Opener part={Part} />);
  await press('closed');
  await press('Panel');
  await press('closed');
  render(<Part onClose={() => undefined} />);
  expect(screen.getAllByRole('button', { name: 'Panel' })).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('what stands instead can ask again, and counts', async () => {
  const { net, load } = supply();
  const Part = lazyComponent(load, Broken);
  render(<Opener part={Part} />);
  await press('closed');
  await press('TypeError: No network, 1');
  expect(screen.getByRole('button', { name: 'TypeError: No network, 2' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  net.isOut = false;
  await press('TypeError: No network, 2');
  expect(screen.getByRole('button', { name: 'Panel' })).toBeDefined();
});

test('a part that nobody misses comes by itself when the network is back', async () => {
  const { net, load } = supply();
  const Part = lazyComponent(load, RenderNothing);
  render(<Opener part={Part} />);
  await press('closed');
  expect(screen.queryByRole('button', { name: 'Panel' })).toBeNull();
  net.isOut = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Panel' })).toBeDefined();
});

test('code that was preloaded is shown at once', async () => {
  const { net, load } = supply();
  net.isOut = false;
  const Part = lazyComponent(load);
  await act(async () => preload(load)());
  render(<Opener part={Part} />);
  fireEvent.click(screen.getByRole('button', { name: 'closed' }));
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByRole('button', { name: 'Panel' })).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed preload changes nothing', async () => {
  const { net, load } = supply();
  const Part = lazyComponent(load);
  await act(async () => preload(load)());
  net.isOut = false;
  render(<Opener part={Part} />);
  await press('closed');
  expect(screen.getByRole('button', { name: 'Panel' })).toBeDefined();
});
