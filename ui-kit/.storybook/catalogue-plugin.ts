import { readCatalogue } from '../src/storybook/catalogue.ts';

const NAME = 'virtual:halyard-catalogue';
const RESOLVED = `\0${NAME}`;

/** The list of components for the first page, read from the story files in Node. */
export function catalogue() {
  return {
    name: 'halyard:catalogue',
    resolveId: (id: string) => (id === NAME ? RESOLVED : undefined),
    load: (id: string) =>
      id === RESOLVED ? `export const pages = ${JSON.stringify(readCatalogue())};` : undefined,
  };
}
