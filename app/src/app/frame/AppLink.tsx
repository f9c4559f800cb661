import type { KitLinkProps } from '@halyard/ui-kit';
import { matchRoute, Link, useRouter } from 'wouter';
import { routes } from '../routes/routes.ts';

/** A link of the app: no page load inside, and the page's code is fetched when pointed at. */
export function AppLink({ href, children, ...rest }: KitLinkProps) {
  const { parser } = useRouter();
  if (!href.startsWith('/') || href.startsWith('/assets/') || href.startsWith('/api/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => {
    const [path = ''] = href.split(/[?#]/);
    const entry = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
    // Going there asks again, and says what is wrong.
    entry?.load().catch(() => undefined);
  };
  return (
    <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </Link>
  );
}
