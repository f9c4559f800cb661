import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

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
  skeletons?: number;
}

const List = styled.ul`
  min-width: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding-block: 8px;
  border-block-end: 1px solid ${color.lineRow};
  ${text.t13}
  ${text.figures}
  & > svg {
    flex: none;
    color: ${color.ok};
  }
  &[data-state='warn'] > svg {
    color: ${color.warn};
  }
  &[data-state='unknown'] {
    color: ${color.muted};
    & > svg {
      color: ${color.faint};
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 10px;
  max-width: 55%;
`;

const icons = { check: Check, warn: TriangleAlert, unknown: CircleDashed } as const;

/** A checklist of requirements, with links to fix what is missing. */
export function Readiness({ label, words, checks, skeletons = 0 }: ReadinessProps) {
  return (
    <List aria-label={label} aria-busy={skeletons > 0}>
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
      {Array.from({ length: skeletons }, (_, index) => (
        <Item key={index}>
          <Skeleton width="16px" height="16px" shape="block" />
          <Skeleton width={index % 2 === 0 ? '62%' : '48%'} />
        </Item>
      ))}
    </List>
  );
}
