import { cleanup, configure } from '@testing-library/react';
import { configureDefaultClient } from '@halyard/sdk/react';
import { toastStore } from '@halyard/ui-kit';
import { afterEach, vi } from 'vitest';

// Pages are lazy chunks, which take long to build on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

// Test files share their modules, so state outside of React is reset after each test.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  configureDefaultClient({});
  toastStore.clear();
  sessionStorage.clear();
  localStorage.clear();
});
