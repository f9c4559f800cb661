import { join } from 'node:path';
import type { Plugin } from 'vite';

const lucideIcon = JSON.stringify(join(import.meta.dirname, 'lucide-icon.ts'));

/** Replacements of library modules that this app does not need or needs only partly. */
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

/** Removes unneeded library code from the build; tests and stories use the full libraries. */
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
