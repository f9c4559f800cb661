import { locales } from 'virtual:locales';
import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';

/** Keeps the choice for later visits. */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, code);
  } catch {
    // Storage is forbidden: the choice then lasts as long as the page.
  }
}

/** Tells of what another tab has chosen; the answer ends it. */
export function followLanguage(onChange: (code: string) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== STORAGE_KEYS.language || newValue === null) return;
    if (Object.hasOwn(locales, newValue.toLowerCase())) onChange(newValue);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
