import { ApiError } from '@halyard/sdk/react';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { typeInto } from '../../testing/type-into.ts';
import { LL, renderPage, renderPart } from '../../testing/render-page.tsx';
import { offerNewBuild } from '../build/use-new-build.ts';
import { noteCall } from '../connection/connection.ts';
import { FrameBanner } from './FrameBanner.tsx';
import { hasUnsavedInput, watchUnsavedInput } from '../../forms/unsaved-input.ts';

watchUnsavedInput();

afterEach(() => {
  onlineManager.setOnline(true);
  noteCall();
  vi.useRealTimers();
  document.head.querySelector('meta[name=build]')?.remove();
});

const lost = new ApiError({ kind: 'network', title: 'The server cannot be reached' });
/** Simulates a deploy that the page notices. */
function deploy() {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = '{"buildTime":"one"}';
  document.head.append(meta);
  act(offerNewBuild);
}

const page = { listGames: { data: { data: [], length: 0, total: 0 } } };
const clock = expect.stringMatching(/\d\d:\d\d/);

test('without a network the page says since when, until it is back', async () => {
  renderPage('/games', page);
  await screen.findByText(LL.games.empty.all());
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText(/^Offline since \d\d:\d\d/).textContent).toEqual(clock);
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(/^Offline since/)).toBeNull();
});

test('a server that does not answer is said too, and asked again on demand', async () => {
  const { api } = renderPage('/games', page);
  await screen.findByText(LL.games.empty.all());
  act(() => noteCall(lost));
  expect(screen.getByText(/^No response from the server since/)).toBeDefined();
  const before = api.sent('listGames').length;
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  await waitFor(() => expect(api.sent('listGames').length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText(/^No response from the server/)).toBeNull());
});

test('a refusal is an answer', async () => {
  renderPage('/games', page);
  await screen.findByText(LL.games.empty.all());
  act(() => noteCall(new ApiError({ kind: 'http', title: 'No', status: 500 })));
  expect(screen.queryByText(/^No response from the server/)).toBeNull();
});

test('a new build is offered to who comes back, and waits when it is put off', async () => {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = '{"buildTime":"one"}';
  document.head.append(meta);
  renderPage('/games', page);
  await screen.findByText(LL.games.empty.all());
  vi.stubGlobal('fetch', async () => new Response('<meta name="build" content="two">'));
  const start = Date.now();
  const comeBack = (minutes: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
    act(() => void window.dispatchEvent(new Event('focus')));
  };
  comeBack(0.5);
  expect(screen.queryByText(LL.frame.newBuild())).toBeNull();
  comeBack(2);
  await screen.findByText(LL.frame.newBuild());
  fireEvent.click(screen.getByRole('button', { name: LL.frame.later() }));
  expect(screen.queryByText(LL.frame.newBuild())).toBeNull();
  comeBack(30);
  expect(screen.queryByText(LL.frame.newBuild())).toBeNull();
  comeBack(70);
  await screen.findByText(LL.frame.newBuild());
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('"Reload" reloads at once where nothing would be lost', async () => {
  renderPage('/games', page);
  await screen.findByText(LL.games.empty.all());
  deploy();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  expect(screen.getByText(LL.frame.newBuild())).toBeDefined();
  press(LL.frame.reload());
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('"Reload" says first what would be lost, and only then drops it', async () => {
  renderPage('/account/login');
  const name = await screen.findByLabelText(new RegExp(`^${LL.account.userNameOrEmail()}`));
  typeInto(name, 'linnea');
  name.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasUnsavedInput()).toBe(true);
  renderPart(<FrameBanner otherwise={null} />);
  deploy();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  press(LL.frame.reload());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('linnea')).toBe(name);
  expect(screen.getByText(LL.frame.newBuildUnsaved())).toBeDefined();
  press(LL.frame.reload());
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
