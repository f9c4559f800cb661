const EXPORTED = /^ *export (?:declare )?(const|function|type|interface) (\w+)/gm;
/** Functions with which generated calls build their addresses. */
const ADDRESS = /^get\w+Url$/;

/** A generated module: its path relative to the list, and its text. */
interface GeneratedModule {
  path: string;
  text: string;
}

/**
 * Generates the list of what an entry point exports, name by name: everything of the modules but
 * the functions that build addresses.
 */
export function makeEntryList(modules: readonly GeneratedModule[]): string {
  const lines = modules.map(({ path, text }) => {
    const names = [...text.matchAll(EXPORTED)].map(([, kind = '', name = '']) =>
      kind === 'type' || kind === 'interface' ? `type ${name}` : name,
    );
    const shown = [...new Set(names)].filter((name) => !ADDRESS.test(name));
    return `export { ${shown.join(', ')} } from '${path}';\n`;
  });
  return ['// Made from the spec by `npm run generate`; do not edit.\n', ...lines].join('');
}
