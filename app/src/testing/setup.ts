import { cleanup, configure, getConfig } from '@testing-library/react';
import { configureDefaultClient } from '@halyard/sdk/react';
import { toastStore } from '@halyard/ui-kit';
import { afterEach, vi } from 'vitest';
import { own, setImmediate } from './waits.ts';

/** Whether `waitFor` tries a query, which the types of Testing Library do not tell. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

configure({
  // Pages are lazy chunks, which take long to build on a busy machine.
  asyncUtilTimeout: 40_000,
  // A wait ends when the page is in the document. React runs its effects in a task of their own after
  // that: without them the page does not listen to keys yet.
  async asyncWrapper(wait) {
    const result = await own.asyncWrapper(wait);
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
  // A query that waits fails many times. Only when its time is up, the document is printed.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : own.getElementError(message, container),
});

// Test files share their modules, so state outside of React is reset after each test.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  configureDefaultClient({});
  toastStore.clear();
  sessionStorage.clear();
  localStorage.clear();
});
