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
  /** `check` is as it should be, `warn` is not yet, `unknown` is still being looked at. */
  state: 'check' | 'warn' | 'unknown';
  /** "2 images never test-started" */
  text: ReactNode;
  /** Where it is put right. */
  link?: { href: string; label: ReactNode } | undefined;
}

export interface ReadinessProps {
  /** Name for assistive technology: "Readiness, 5 of 7". */
  label: string;
  /** What the marks mean, for assistive technology, where the texts do not say it by themselves. */
  words?: { check: string; warn: string; unknown: string };
  checks: readonly ReadinessCheck[];
  /** So many rows stand empty while nothing is known. */
  loading?: number;
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

const icons = { check: Check, warn: TriangleAlert, unknown: CircleDashed } as const;

/** What something needs before it begins, each point with the way to put it right. */
export function Readiness({ label, words, checks, loading = 0 }: ReadinessProps) {
  return (
    <List aria-label={label} aria-busy={loading > 0}>
      {checks.map(({ id, state, text: said, link }) => (
        <Item key={id} data-state={state}>
          <Icon icon={icons[state]} {...(words && { label: words[state] })} />
          <Words>{said}</Words>
          {link && <Link href={link.href}>{link.label}</Link>}
        </Item>
      ))}
      {Array.from({ length: loading }, (_, index) => (
        <Item key={index}>
          <Skeleton width="16px" height="16px" shape="block" />
          <Skeleton width={index % 2 === 0 ? '62%' : '48%'} />
        </Item>
      ))}
    </List>
  );
}
