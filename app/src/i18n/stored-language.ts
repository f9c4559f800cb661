import { locales } from 'virtual:locales';
import { LANGUAGE_KEY } from './language-key.ts';

/** Keeps the choice for later visits. */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Storage is forbidden: the choice then lasts as long as the page.
  }
}

/** Tells of what another tab has chosen; the answer ends it. */
export function followLanguage(onChange: (code: string) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== LANGUAGE_KEY || newValue === null) return;
    if (Object.hasOwn(locales, newValue.toLowerCase())) onChange(newValue);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
