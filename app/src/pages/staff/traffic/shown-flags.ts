import { createStore } from '../../../app/storage/create-store.ts';

/** Whether flags in captures are shown: off until they are, then for as long as the app is open. */
export const shownFlags = createStore(false);
