import { createStore, useStore } from '../storage/create-store.ts';

const banned = createStore(false);

/** Stores whether the last request found the session of a banned person. */
export const noteBan = banned.set;

/** Whether this browser has the session of a banned person, who sees the site as a visitor does. */
export function useIsBanned(): boolean {
  return useStore(banned);
}
