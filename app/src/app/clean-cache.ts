import { forgetAnswers } from './answers/answers.ts';
import { repairKeyChoice } from './keys/key-store.ts';

/** Forgets what this device keeps of the server's answers, mends its choices, and begins anew. */
export function cleanCache(): void {
  forgetAnswers();
  repairKeyChoice();
  window.location.reload();
}
