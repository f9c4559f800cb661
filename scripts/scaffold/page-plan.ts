import { ROLES as ALL_ROLES } from '@halyard/sdk/rules';
import type { Area } from '../../app/src/i18n/areas.ts';

/** The roles that a page can require. */
export const ROLES = ALL_ROLES.filter((role) => role !== 'Banned');
export type Role = (typeof ROLES)[number];

/** The properties of a new page. */
export interface PagePlan {
  /** Folder of `app/src/pages`. */
  folder: string;
  /** Where its files are, below `app/src/pages`: each page of the game and of staff has a folder. */
  place: string;
  /** The name of the page: `History`. */
  name: string;
  /** Its key in `paths` and `href`. */
  key: string;
  path: string;
  role: Role | null;
  area: Area;
  /** The expression of the route's title, as in `LL.frame.places.logs()`. */
  title: string;
  /** The title in English. */
  newTitle: string;
}
