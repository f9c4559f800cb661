import { locales } from 'virtual:locales';
import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';

/** Stores the language for later visits. */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, code);
  } catch {
    // Storage is blocked: the language is lost on reload.
  }
}

/** Calls back when another tab changes the language; returns the unsubscribe function. */
export function followLanguage(onChange: (code: string) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== STORAGE_KEYS.language || newValue === null) return;
    if (Object.hasOwn(locales, newValue.toLowerCase())) onChange(newValue);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
