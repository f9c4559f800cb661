import { matchRoute, useLocation, useRouter } from 'wouter';
import { type RouteEntry, routes } from './routes.ts';

/** The place that the address names; undefined for none. */
export function useRouteEntry(): RouteEntry | undefined {
  const { parser } = useRouter();
  const [path] = useLocation();
  return routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
}
