import { getConfig } from '@testing-library/react';

// Test files share this module, where the set-up runs for each of them: it must not wrap what it has wrapped.

export const { setImmediate } = globalThis;

/** The settings of Testing Library as they are before the set-up changes them. */
export const own = getConfig();
