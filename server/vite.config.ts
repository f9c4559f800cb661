import { defineConfig } from 'vite';

/**
 * Builds the server into `dist/main.js`: its own code and the SDK as plain JavaScript. Run from the
 * TypeScript sources, a server takes 50 MB more (ADR 19).
 */
export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node26', emptyOutDir: true },
  // Bundled, so that only the used parts of zod are loaded; its languages are not. YAML is imported by the SDK.
  ssr: { noExternal: [/^@halyard\//, 'zod', 'yaml'] },
});
