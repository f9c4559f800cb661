import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file; its path is relative to `server/src`, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All files of modules, but tests and their helpers. */
export function readModuleFiles(root: string): SourceFile[] {
  return globSync('modules/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** `public.ts`, or a kind with what the file is about behind it. */
const KIND = /\/(?:public|(?:routes|service|repository|rules|wire|jobs|part)(?:-[a-z0-9]+)*)\.ts$/;

/** Each file whose name does not tell its kind. */
export function findUnknownKinds(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !KIND.test(path))
    .map(
      ({ path }) => `${path}: name it after its kind, for example part-${path.split('/').at(-1)}`,
    );
}

/** What makes a statement: the builder, a text in SQL, a statement with a name, conditions on phases. */
const SQL =
  /\bsql(?:<[^`]*>)?`|\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|from 'kysely'|\bnamed(?:Write)?(?:<[^(]*>)?\(|\/phase-sql\.ts'/;

/** Each file that has SQL and is no repository. */
export function findSqlOutside(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !/\/repository[^/]*\.ts$/.test(path) && SQL.test(text))
    .map(({ path }) => `${path}: SQL stands in repository*.ts`);
}

/** Each file of handlers that opens a transaction. */
export function findTransactionsInRoutes(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) => /\/routes[^/]*\.ts$/.test(path) && /\bwrite(?:Statement)?\(/.test(text),
    )
    .map(({ path }) => `${path}: transactions are opened by services`);
}

/** Besides types, rules use what is as pure as they are: other rules, `domain/` and what modules publish. */
const ALLOWED_IN_RULES =
  /^(?:@halyard\/sdk\/|node:(?:crypto|path)|zod$|\.\/rules|\.\.\/\.\.\/domain\/|\.\.\/[^/]+\/public\.ts$)/;

const VALUE_IMPORT = /^import (?!type\b)[^;]*?from '([^']+)';/gm;

/** Each import by which rules of a module would do more than decide. */
export function findImpureRules(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\/rules[^/]*\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(VALUE_IMPORT), ([, from = '']) => from)
        .filter((from) => !ALLOWED_IN_RULES.test(from))
        .map((from) => `${path} imports ${from}: rules are pure functions (ADR 58)`),
    );
}
