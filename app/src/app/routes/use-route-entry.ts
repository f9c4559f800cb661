import { matchRoute, useLocation, useRouter } from 'wouter';
import type { RouteEntry } from './route-entry.ts';
import { routes } from './routes.ts';

/** The route that matches the address, if any. */
export function useRouteEntry(): RouteEntry | undefined {
  const { parser } = useRouter();
  const [path] = useLocation();
  return routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
}
