import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, PAGE_AREAS } from '../../app/src/i18n/areas.ts';
import { addToArray, insertBefore, type NewFile } from './files.ts';
import { toCamel, toKebab, toPascal, toSentence } from './names.ts';
import { journeyFile } from './page-journey.ts';
import { type PagePlan, type Role, ROLES } from './page-plan.ts';
import { textFiles } from './page-texts.ts';
import { pageFile, pageTestFile } from './page-sources.ts';

export interface PageOptions {
  /** Where the page is, as in `/admin/games/:gameId/history`. */
  path?: string | undefined;
  role?: string | undefined;
}

const ROUTES = 'app/src/app/routes/routes.ts';
const PATHS = 'app/src/app/routes/paths.ts';
const ROUTES_TEST = 'app/src/app/routes/routes.test.tsx';

/** The areas whose pages have a folder each. */
const HAVE_FOLDERS: ReadonlySet<string> = new Set(['game', 'staff']);

const ROLE_OF_AREA: Readonly<Record<Area, Role | null>> = {
  visitor: null,
  player: 'User',
  staff: 'Admin',
};

/** A page with its test, path, route, texts and journey; `place` is like `teams/History`. */
export function scaffoldPage(root: string, place: string, options: PageOptions = {}): NewFile[] {
  const [, folder, name] = /^([a-z]+)\/([A-Z][A-Za-z]+)$/.exec(place) ?? [];
  if (!folder || !name) throw new Error(`A page is named like teams/History, not ${place}`);
  const routes = readFileSync(join(root, ROUTES), 'utf8');
  const known = readPaths(readFileSync(join(root, PATHS), 'utf8'));
  const path = options.path ?? defaultPath(folder, toKebab(name));
  if ([...known.values()].includes(path)) throw new Error(`${path} has a page already`);
  const area = PAGE_AREAS[folder] ?? 'visitor';
  const key = toCamel(toPascal(folder) + name);
  const hasOwn = HAVE_FOLDERS.has(folder);
  const plan: PagePlan = {
    folder,
    place: hasOwn ? `${folder}/${toKebab(name)}` : folder,
    name,
    key,
    path,
    area,
    role: toRole(options.role) ?? ROLE_OF_AREA[area],
    title: `LL.frame.places.${key}()`,
    newTitle: toSentence(name),
  };
  if (existsSync(join(root, `app/src/pages/${plan.place}/${name}Page.tsx`)))
    throw new Error(`${folder}/${name} exists already`);
  return [
    pageFile(plan),
    pageTestFile(plan),
    journeyFile(plan),
    ...textFiles(root, plan),
    ...pathEdits(plan),
    ownPath(path),
    insertBefore(ROUTES, placeOfRoute(routes, known, path), routeText(plan)),
  ];
}

function toRole(role: string | undefined): Role | null {
  if (role === undefined) return null;
  const found = ROLES.find((each) => each === role);
  if (!found) throw new Error(`A role is one of ${ROLES.join(', ')}, not ${role}`);
  return found;
}

function defaultPath(folder: string, page: string): string {
  if (folder === 'staff') return `/admin/${page}`;
  if (folder === 'game') return `/games/:gameId/${page}`;
  return folder === 'home' ? `/${page}` : `/${folder}/${page}`;
}

/** `paths` by key. */
function readPaths(source: string): Map<string, string> {
  const found = source.matchAll(/^ {2}(\w+): '([^']+)',$/gm);
  return new Map([...found].map(([, key = '', path = '']) => [key, path]));
}

/** The test of the routes lists addresses that the product's specification does not contain. */
function ownPath(path: string): NewFile {
  return addToArray(ROUTES_TEST, 'const OWN = [', `'${path}'`);
}

function pathEdits({ key, path }: PagePlan): NewFile[] {
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, id = '']) => id);
  const parameters = ids.map((id) => `${id}: number`).join(', ');
  const address = ids.length === 0 ? `paths.${key}` : `at(paths.${key}, { ${ids.join(', ')} })`;
  return [
    insertBefore(PATHS, '} as const;', `  ${key}: '${path}',\n`),
    insertBefore(PATHS, '} as const;', `  ${key}: (${parameters}) => ${address},\n`, 'last'),
  ];
}

/**
 * The first route that would match the path too, as `/games/:gameId` does `/games/archive`; the end
 * of the table if there is none.
 */
function placeOfRoute(routes: string, known: ReadonlyMap<string, string>, path: string): string {
  const written = [...routes.matchAll(/^ {2}route\(\n {4}paths\.(\w+),\n/gm)];
  const hiding = written.find(([, key = '']) => matches(known.get(key) ?? '', path));
  return hiding?.[0] ?? '];\n\n/** Shown for an address that matches no route. */';
}

function matches(pattern: string, path: string): boolean {
  const segments = path.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}

function routeText({ key, place, name, title, role, area }: PagePlan): string {
  const options = [
    ...(role === null ? [] : [`role: '${role}'`]),
    ...(area === 'visitor' ? [] : [`area: '${area}'`]),
  ];
  return `  route(
    paths.${key},
    () => import('../../pages/${place}/${name}Page.tsx').then((page) => page.${name}Page),
    (LL) => ${title},
${options.length === 0 ? '' : `    { ${options.join(', ')} },\n`}  ),
`;
}
