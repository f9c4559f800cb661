import { join } from 'node:path';
import type { Plugin } from 'vite';

const lucideIcon = JSON.stringify(join(import.meta.dirname, 'lucide-icon.ts'));

/** Modules of libraries that never run in this app, or do more than it asks of them. */
const STAND_INS: readonly { module: RegExp; code: string }[] = [
  {
    // styled-components writes prefixes only where `enableVendorPrefixes` is set.
    module: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
    code: 'export const prefix = (declaration) => declaration;',
  },
  {
    // React has had the hook itself since 18.
    module: /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/,
    code: `export { useSyncExternalStore } from 'react';`,
  },
  {
    module: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    code: `export { lucideIcon as default } from ${lucideIcon};`,
  },
];

/** Leaves what is dead weight in libraries out of the build; tests and stories run them whole. */
export function slimLibraries(): Plugin {
  return {
    name: 'halyard-slim-libraries',
    apply: 'build',
    load: {
      filter: { id: STAND_INS.map(({ module }) => module) },
      handler: (id) => ({
        code: STAND_INS.find(({ module }) => module.test(id))?.code ?? '',
        moduleSideEffects: false,
      }),
    },
  };
}
