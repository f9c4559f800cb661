import type { Role } from '@halyard/sdk/types';
import type { ComponentType } from 'react';
import type { Area } from '../../i18n/areas.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { lazyPage } from '../errors/PageErrorBoundary.tsx';
import { withTexts } from '../language/with-texts.ts';

type Load = () => Promise<ComponentType>;

/** A route of the app. */
export interface RouteEntry {
  /** wouter's pattern; matching ignores case. */
  path: string;
  /** Fetches the page's code; also called to preload it when a link is hovered. */
  load: Load;
  Page: ComponentType;
  /** Minimum role; null for everyone. */
  role: Role | null;
  /** Title of the page, used in the tab and announced after navigation. */
  title: (LL: TranslationFunctions) => string;
  /** Frame around the page: the site's, or none (sign-in, set-up). */
  frame: 'site' | 'none';
  /** Has no frame on a projector (`?present=1`). */
  isPresentable: boolean;
  /** Area whose texts the page needs; they are loaded in parallel with its code. */
  area: Area;
}

/** A page with its address and title. */
export function route(
  path: string,
  load: Load,
  title: RouteEntry['title'],
  options: Partial<Pick<RouteEntry, 'role' | 'frame' | 'isPresentable' | 'area'>> = {},
): RouteEntry {
  const area = options.area ?? 'visitor';
  const loadPage = withTexts(area, load);
  return {
    path,
    load: loadPage,
    Page: lazyPage(loadPage, title),
    title,
    role: options.role ?? null,
    frame: options.frame ?? 'site',
    isPresentable: options.isPresentable ?? false,
    area,
  };
}

/** A page of staff. */
export function staffRoute(
  path: string,
  load: Load,
  title: RouteEntry['title'],
  role: Role = 'Admin',
): RouteEntry {
  return route(path, load, title, { role, area: 'staff' });
}
