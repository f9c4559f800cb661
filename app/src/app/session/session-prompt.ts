import { createStore, useStore } from '../storage/create-store.ts';

/** State of the sign-in dialog after the session has ended; `put-off` if the user closed it. */
export type SessionPrompt = 'none' | 'open' | 'put-off';

const prompt = createStore<SessionPrompt>('none');
let waiting: ((isSignedIn: boolean) => void)[] = [];

/** Call when the session has ended: opens the sign-in dialog unless the user has put it off. */
export function noteSessionEnd(): void {
  if (prompt.get() === 'none') prompt.set('open');
}

/** Opens the sign-in dialog; resolves to whether the same user has signed in again. */
export function askToSignIn(): Promise<boolean> {
  prompt.set('open');
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the dialog as signed in (`none`) or put off, and resolves all waiting requests. */
export function answerPrompt(next: SessionPrompt, isSignedIn = false): void {
  const held = waiting;
  waiting = [];
  prompt.set(next);
  for (const goOn of held) goOn(isSignedIn);
}

export function useSessionPrompt(): SessionPrompt {
  return useStore(prompt);
}
