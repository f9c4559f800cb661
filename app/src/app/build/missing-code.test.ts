import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitReload, isMissingCode, reloadOnMissingCode } from './missing-code.ts';

const gone = () => new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();
let meta: HTMLMetaElement;

reloadOnMissingCode();

beforeEach(() => {
  meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = '{"buildTime":"one"}';
  document.head.append(meta);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  meta.remove();
  reload.mockReset();
  vi.restoreAllMocks();
});

function serve(buildTime: string | null): void {
  vi.stubGlobal('fetch', async () => {
    if (buildTime === null) throw new TypeError('Failed to fetch');
    return new Response(`<meta name="build" content='{"buildTime":"${buildTime}"}'>`);
  });
}

/** As Vite tells of it. */
function tell(error: Error): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

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
  const error = new TypeError('The mast is gone');
  await expect(awaitReload(error)).rejects.toBe(error);
  expect(isMissingCode(error)).toBe(false);
});

// The last one: from here on this page is going away.
test('code that is gone after a deploy loads the page anew, however much is gone', async () => {
  serve('two');
  const errors = [gone(), gone()];
  errors.forEach(tell);
  let isOver = false;
  void awaitReload(errors[0]).catch(() => (isOver = true));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  // Nothing is shown as broken on a page that goes away.
  expect(isOver).toBe(false);
});
