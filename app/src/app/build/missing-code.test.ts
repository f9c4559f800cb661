import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUnsavedInput } from '../../forms/unsaved-input.ts';
import { awaitReload, isMissingCode, meetMissingCode, noteMissingCode } from './missing-code.ts';

const gone = () => new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();
let meta: HTMLMetaElement;

noteMissingCode();
watchUnsavedInput();

beforeEach(() => {
  meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = '{"buildTime":"one"}';
  document.head.append(meta);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  meta.remove();
  document.body.replaceChildren();
  reload.mockReset();
  vi.restoreAllMocks();
});

function serve(buildTime: string | null): void {
  vi.stubGlobal('fetch', async () => {
    if (buildTime === null) throw new TypeError('Failed to fetch');
    return new Response(`<meta name="build" content='{"buildTime":"${buildTime}"}'>`);
  });
}

/** Dispatches the event with which Vite reports a failed preload. */
function tell(error: Error): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('what is only fetched ahead and fails has no consequence, even after a deploy', async () => {
  serve('two');
  tell(gone());
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

test('a server that is out of reach is not waited for', async () => {
  serve(null);
  const error = gone();
  tell(error);
  await expect(awaitReload(error)).rejects.toBe(error);
  expect(reload).not.toHaveBeenCalled();
});

test('code that is missing from the server’s own build is passed on', async () => {
  serve('one');
  const error = gone();
  tell(error);
  await expect(awaitReload(error)).rejects.toBe(error);
  expect(isMissingCode(error)).toBe(true);
});

test('a page that was loaded anew already is not again', async () => {
  serve('two');
  sessionStorage.setItem('halyard-reloaded', meta.content);
  const error = gone();
  tell(error);
  await expect(awaitReload(error)).rejects.toBe(error);
  expect(reload).not.toHaveBeenCalled();
});

test('another failure is none of its business', async () => {
  serve('two');
  const error = new TypeError('The mast is gone');
  await expect(awaitReload(error)).rejects.toBe(error);
  expect(isMissingCode(error)).toBe(false);
});

test('what somebody typed is not dropped for it: the new build is offered', async () => {
  serve('two');
  const field = document.createElement('input');
  document.body.append(field);
  field.value = 'Long Splice';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const error = gone();
  tell(error);
  expect(await meetMissingCode(error)).toBe('offer');
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('halyard-reloaded')).toBeNull();
});

// This test is the last one: afterwards the page counts as reloading.
test('going to code that is gone after a deploy loads the page anew, however much is gone', async () => {
  serve('two');
  const errors = [gone(), gone()];
  errors.forEach(tell);
  let isOver = false;
  for (const error of errors) void awaitReload(error).catch(() => (isOver = true));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  // A page that is reloading shows no error.
  expect(isOver).toBe(false);
});
