const KEY = 'language-warned';

/** True once this browser's person knows that a language is translated by machine. */
export function isWarnedOf(code: string): boolean {
  return read().includes(code);
}

/** Remembers that the person knows. */
export function keepWarned(code: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...read(), code])].join(' '));
  } catch {
    // Storage is forbidden: the question comes again.
  }
}

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}
