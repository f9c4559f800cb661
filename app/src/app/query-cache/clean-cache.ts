import { forgetQueries } from './saved-queries.ts';
import { repairKeyChoice } from '../shortcuts/shortcut-settings.ts';

/** Forgets what this device keeps of the server's answers, mends its choices, and begins anew. */
export function cleanCache(): void {
  forgetQueries();
  repairKeyChoice();
  window.location.reload();
}
