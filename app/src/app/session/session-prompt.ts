import { createStore, useStore } from '../storage/create-store.ts';

/** Whether a session ended under an open page: asked for at once, or put off by the reader. */
export type SessionPrompt = 'none' | 'open' | 'put-off';

const prompt = createStore<SessionPrompt>('none');
let waiting: ((isSignedIn: boolean) => void)[] = [];

/** The session turned out to be over: asks for it, unless that was put off. */
export function noteSessionEnd(): void {
  if (prompt.get() === 'none') prompt.set('open');
}

/** Asks the reader to sign in again; answers whether the same person then is. */
export function askToSignIn(): Promise<boolean> {
  prompt.set('open');
  return new Promise((resolve) => waiting.push(resolve));
}

/** How the asking ended: signed in again (`none`), or not now. What waits for it goes on. */
export function answerPrompt(next: SessionPrompt, isSignedIn = false): void {
  const held = waiting;
  waiting = [];
  prompt.set(next);
  for (const goOn of held) goOn(isSignedIn);
}

export function useSessionPrompt(): SessionPrompt {
  return useStore(prompt);
}
