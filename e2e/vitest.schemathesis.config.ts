import { defineConfig } from 'vitest/config';

// Calls that a program makes up from the served description, against a real server.
export default defineConfig({
  test: {
    name: 'schemathesis',
    root: import.meta.dirname,
    include: ['schemathesis/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
});
