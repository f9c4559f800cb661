import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a scaffold writes: a new file, or a change of one that exists. */
export type NewFile =
  | { path: string; text: string }
  | { path: string; edit: (text: string) => string };

/** Writes all of them below a checkout. Throws, and writes nothing, when one cannot be written. */
export function writeFiles(root: string, files: readonly NewFile[]): void {
  const texts = new Map<string, string>();
  for (const file of files) {
    const path = join(root, file.path);
    if ('edit' in file) {
      texts.set(path, file.edit(texts.get(path) ?? readFileSync(path, 'utf8')));
    } else if (existsSync(path)) {
      throw new Error(`${file.path} exists already`);
    } else {
      texts.set(path, file.text);
    }
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** A change that adds a text to the end of a file. */
export function appendTo(path: string, addition: string): NewFile {
  return { path, edit: (text) => text + addition };
}

/** A change that puts a text before the first place where `marker` stands, or before the last. */
export function insertBefore(
  path: string,
  marker: string,
  addition: string,
  place: 'first' | 'last' = 'first',
): NewFile {
  return {
    path,
    edit: (text) => {
      const at = place === 'first' ? text.indexOf(marker) : text.lastIndexOf(marker);
      if (at < 0) throw new Error(`${path} has no line ${JSON.stringify(marker)}`);
      return text.slice(0, at) + addition + text.slice(at);
    },
  };
}

/** A change that puts another text in place of the only `old`. */
export function replaceIn(path: string, old: string, replacement: string): NewFile {
  return {
    path,
    edit: (text) => {
      const parts = text.split(old);
      if (parts.length !== 2) throw new Error(`${path} has no single ${JSON.stringify(old)}`);
      return parts.join(replacement);
    },
  };
}

/** A change that imports names from a module, in the import of that module if there is one. */
export function addImport(path: string, from: string, names: readonly string[]): NewFile {
  return {
    path,
    edit: (text) => {
      const old = new RegExp(
        String.raw`import (type )?\{([^}]*)\} from '${RegExp.escape(from)}';\n`,
      );
      const [line, type = '', known = ''] = old.exec(text) ?? [];
      const before = known
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => (type === '' ? name : `type ${name}`));
      const all = [...new Set([...before, ...names])].join(', ');
      const statement = `import { ${all} } from '${from}';\n`;
      return line === undefined ? statement + text : text.replace(line, () => statement);
    },
  };
}

/** A change that adds an entry to an array, which may be empty: `[…]` behind `before`. */
export function addToArray(path: string, before: string, entry: string): NewFile {
  return {
    path,
    edit: (text) => {
      const start = text.indexOf(before);
      const end = text.indexOf(']', start + before.length);
      if (start < 0 || end < 0) throw new Error(`${path} has no ${JSON.stringify(before)}`);
      const old = text
        .slice(start + before.length, end)
        .trim()
        .replace(/,$/, '');
      const entries = old === '' ? entry : `${old}, ${entry}`;
      return text.slice(0, start + before.length) + entries + text.slice(end);
    },
  };
}
