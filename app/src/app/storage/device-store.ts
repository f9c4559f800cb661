import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from './create-store.ts';

/** Counts the writes of this page. */
const writes = createStore(0);
const cache = new Map<string, { text: string | null; value: unknown }>();

/** Reads a value from localStorage; null if there is none or storage is blocked. */
export function readDevice(name: string): unknown {
  const text = readText(name);
  const known = cache.get(name);
  if (known?.text === text) return known.value;
  const value = parse(text);
  cache.set(name, { text, value });
  return value;
}

/** Writes a value to localStorage and notifies all readers. */
export function writeDevice(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Storage is full or blocked: keep the value until the page is left.
    cache.set(name, { text: readText(name), value });
  }
  writes.set(writes.get() + 1);
}

/** A value of localStorage for a component; also updated by other tabs. */
export function useDevice(name: string): unknown {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readDevice(name), [name]),
  );
}

function subscribe(listener: () => void): () => void {
  const stop = writes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
