import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Counter } from '../../components/Badge/Counter.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion } from '../../tokens/tokens.ts';

export interface HeaderTab {
  href: string;
  label: ReactNode;
  current?: boolean;
  /** How many are behind it; `hot` when they wait for me. */
  count?: { value: number; label: string; hot?: boolean };
}

export interface HeaderTabsProps {
  /** Name of the group: "Game", "Games by time". */
  label: string;
  tabs: readonly HeaderTab[];
}

const Root = styled.nav`
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  /* A fading edge says that there is more to the side. */
  mask-image: linear-gradient(
    to right,
    transparent,
    black var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)),
    transparent
  );
  ul {
    display: flex;
    gap: 2px;
  }
`;

const Tab = styled.a`
  ${text.t14}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px;
  font-weight: 500;
  color: ${color.muted};
  white-space: nowrap;
  transition: color ${motion.fast};
  ${media.md} {
    height: 64px;
    /* The line below the text is the header's own. */
    padding-block-end: 1px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: 8px;
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 2px;
    background: ${color.brandStrong};
  }
`;

/** Marks the edges behind which tabs are out of sight. */
const followEdges = (nav: HTMLElement): (() => void) => {
  const mark = (): void => {
    const before = Math.abs(nav.scrollLeft);
    const after = nav.scrollWidth - nav.clientWidth - before;
    nav.style.setProperty('--fade-start', before > 1 ? '32px' : '0px');
    nav.style.setProperty('--fade-end', after > 1 ? '32px' : '0px');
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(nav);
  nav.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    nav.removeEventListener('scroll', mark);
  };
};

/** Brings the selected tab into sight sideways; `scrollIntoView` would move the page as well. */
const showCurrent = (nav: HTMLElement): void => {
  const current = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const { left, right } = current.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (left < frame.left) nav.scrollLeft -= frame.left - left + 32;
  if (right > frame.right) nav.scrollLeft += right - frame.right + 32;
};

/** Views of one page as links: they never wrap, and scroll sideways when they do not fit. */
export const HeaderTabs = ({ label, tabs }: HeaderTabsProps) => {
  const Link = useLink();
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => (nav.current === null ? undefined : followEdges(nav.current)), []);
  useEffect(() => {
    if (nav.current !== null && current !== undefined) showCurrent(nav.current);
  }, [current]);
  return (
    <Root ref={nav} aria-label={label}>
      <ul>
        {tabs.map(({ href, label: name, current: isCurrent, count }) => (
          <li key={href}>
            <Tab as={Link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && (
                <Counter
                  count={count.value}
                  label={count.label}
                  tone={count.hot ? 'soft' : 'quiet'}
                />
              )}
            </Tab>
          </li>
        ))}
      </ul>
    </Root>
  );
};
