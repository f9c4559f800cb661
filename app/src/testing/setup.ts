import { cleanup, configure } from '@testing-library/react';
import { configureDefaultClient } from '@halyard/sdk/react';
import { toastStore } from '@halyard/ui-kit';
import { afterEach, vi } from 'vitest';

// Pages arrive as chunks of their own, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8_000 });

// Test files share their modules, so what lives outside of React is put back after each test.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  configureDefaultClient({});
  toastStore.clear();
  sessionStorage.clear();
  localStorage.clear();
});
