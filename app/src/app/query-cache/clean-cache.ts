import { forgetQueries } from './saved-queries.ts';
import { repairKeyChoice } from '../shortcuts/shortcut-settings.ts';

/** Clears saved responses, repairs the stored settings of this device and reloads. */
export function cleanCache(): void {
  forgetQueries();
  repairKeyChoice();
  window.location.reload();
}
