import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLink, useLabels } from '../../provider/KitProvider.tsx';
import { pageWindow } from './page-window.ts';
import { Gap, Note, PageLink, Root, Steps } from './Pager.styles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PagerProps {
  /** Name of the navigation: "Pages of users". */
  label: string;
  /** The current page, starting at 1. */
  page: number;
  /** Total number of pages. */
  pages: number;
  /** Address of a page. Pages are links, so that the address contains the page number. */
  href: (page: number) => string;
  /** Name of a page's link: (page) => `Page ${page}`. */
  pageLabel: (page: number) => string;
  /** At the start, e.g. "1–50 of 1,284". */
  note?: ReactNode;
  /** At the end, a `PageSize`. */
  pageSize?: ReactNode;
}

const steps = {
  prev: { icon: ChevronLeft, label: 'previous' },
  next: { icon: ChevronRight, label: 'next' },
} as const;

/** Previous or next page; disabled without an address. */
function PageStep({ to, href }: { to: 'prev' | 'next'; href: string | undefined }) {
  const KitLink = useLink();
  const { icon, label } = steps[to];
  const name = useLabels()[label];
  return href === undefined ? (
    <IconButton size="small" icon={icon} label={name} disabled />
  ) : (
    <PageLink
      as={KitLink}
      href={href}
      rel={to}
      aria-label={name}
      data-variant="ghost"
      data-size="small"
    >
      <Icon icon={icon} size={14} />
    </PageLink>
  );
}

/** Numbered pagination, for lists with a known total. */
export function Pager({ label, page, pages, href, pageLabel, note, pageSize }: PagerProps) {
  const KitLink = useLink();
  return (
    <Root>
      {note !== undefined && <Note>{note}</Note>}
      <nav aria-label={label}>
        <Steps>
          <li>
            <PageStep to="prev" href={page > 1 ? href(page - 1) : undefined} />
          </li>
          {pageWindow(page, pages).map((each, index) =>
            each === null ? (
              // There are at most two gaps, one on each side.
              <Gap key={index === 1 ? 'before' : 'after'} aria-hidden>
                …
              </Gap>
            ) : (
              <li key={each}>
                <PageLink
                  as={KitLink}
                  href={href(each)}
                  aria-label={pageLabel(each)}
                  aria-current={each === page ? 'page' : undefined}
                  data-variant={each === page ? 'secondary' : 'ghost'}
                  data-size="small"
                >
                  {each}
                </PageLink>
              </li>
            ),
          )}
          <li>
            <PageStep to="next" href={page < pages ? href(page + 1) : undefined} />
          </li>
        </Steps>
      </nav>
      {pageSize}
    </Root>
  );
}

export interface CursorPagerProps {
  /** Name of the navigation: "Pages of the log". */
  label: string;
  /** Address of the previous page; undefined on the first page. */
  previous: string | undefined;
  /** Address of the next page; undefined on the last page. */
  next: string | undefined;
  /** Between the arrows: "Page 3", or the time range of the page. */
  note?: ReactNode;
  /** At the end, a `PageSize`. */
  pageSize?: ReactNode;
}

/** Previous and next links for lists without a known total, e.g. lists that grow continuously. */
export function CursorPager({ label, previous, next, note, pageSize }: CursorPagerProps) {
  return (
    <Root>
      <nav aria-label={label}>
        <Steps>
          <li>
            <PageStep to="prev" href={previous} />
          </li>
          {note !== undefined && (
            <li>
              <Note>{note}</Note>
            </li>
          )}
          <li>
            <PageStep to="next" href={next} />
          </li>
        </Steps>
      </nav>
      {pageSize}
    </Root>
  );
}
