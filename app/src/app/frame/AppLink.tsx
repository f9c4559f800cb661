import { type KitLinkProps, preload } from '@halyard/ui-kit';
import { matchRoute, Link, useRouter } from 'wouter';
import { routes } from '../routes/routes.ts';

/** Beginnings of addresses that the server answers by itself. */
const OUTSIDE = ['/assets/', '/api/', '/docs/', '/sdk.tgz'];

/** A link inside the app: navigates without a page load, and preloads the page's code on hover. */
export function AppLink({ href, children, ...rest }: KitLinkProps) {
  const { parser } = useRouter();
  if (!href.startsWith('/') || OUTSIDE.some((beginning) => href.startsWith(beginning))) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => {
    const [path = ''] = href.split(/[?#]/);
    const entry = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
    // Navigation retries and shows the error.
    if (entry) preload(entry.load)();
  };
  return (
    <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </Link>
  );
}
