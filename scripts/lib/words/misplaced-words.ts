import { type Area, AREAS, NAMESPACES, PAGE_AREAS } from '../../../app/src/i18n/areas.ts';

/**
 * Uses of a key in a file that may run before the key's area is loaded: there it would show nothing.
 * @param uses the files that refer to each key
 */
export function findMisplacedWords(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...uses].flatMap(([key, files]) => {
    const needed = areaOfKey(key);
    return [...files]
      .filter((file) => AREAS.indexOf(areaOfFile(file)) < AREAS.indexOf(needed))
      .map((file) => `${key}: ${file} runs without the texts of ${needed}`);
  });
}

function areaOfKey(key: string): Area {
  const namespace = key.split('.')[0];
  return AREAS.find((area) => NAMESPACES[area].some((each) => each === namespace)) ?? 'visitor';
}

function areaOfFile(file: string): Area {
  const folder = /\/src\/pages\/([^/]+)\//.exec(file)?.[1];
  return PAGE_AREAS[folder ?? ''] ?? 'visitor';
}
