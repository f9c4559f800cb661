import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Item, Links, List, Words } from './Readiness.styles.ts';

export interface ReadinessCheck {
  id: string;
  /** `check`: fulfilled; `warn`: not fulfilled; `unknown`: still being checked. */
  state: 'check' | 'warn' | 'unknown';
  /** "2 images never test-started" */
  text: ReactNode;
  /** Address of the page or field where it can be fixed. */
  link?: { href: string; label: ReactNode } | undefined;
  /** Address of what explains it. */
  help?: { href: string; label: ReactNode } | undefined;
}

export interface ReadinessProps {
  /** Name for assistive technology: "Readiness, 5 of 7". */
  label: string;
  /** Labels of the marks for assistive technology, if the texts are not clear without them. */
  words?: { check: string; warn: string; unknown: string };
  /** What must be done, in the order in which to do it. */
  checks: readonly ReadinessCheck[];
  /** Shows this many skeleton rows. */
  loadingRows?: number;
}

const icons = { check: Check, warn: TriangleAlert, unknown: CircleDashed } as const;

/** A checklist of requirements, with links to fix what is missing. */
export function Readiness({ label, words, checks, loadingRows = 0 }: ReadinessProps) {
  return (
    <List aria-label={label} aria-busy={loadingRows > 0}>
      {checks.map(({ id, state, text: said, link, help }) => (
        <Item key={id} data-state={state}>
          <Icon icon={icons[state]} {...(words && { label: words[state] })} />
          <Words>{said}</Words>
          {(help ?? link) && (
            <Links>
              {help && (
                <Link look="quiet" href={help.href}>
                  {help.label}
                </Link>
              )}
              {link && <Link href={link.href}>{link.label}</Link>}
            </Links>
          )}
        </Item>
      ))}
      {Array.from({ length: loadingRows }, (_, index) => (
        <Item key={index}>
          <Skeleton width="16px" height="16px" shape="block" />
          <Skeleton width={index % 2 === 0 ? '62%' : '48%'} />
        </Item>
      ))}
    </List>
  );
}
