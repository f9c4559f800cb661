import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { pageWindow } from './page-window.ts';
import { Gap, Note, PageLink, Root, Steps } from './Pager.styles.ts';
import { PageStep } from './PageStep.tsx';

export interface PagerProps {
  /** Name of the navigation: "Pages of users". */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Address of a page: pages are places, and the address keeps them. */
  href: (page: number) => string;
  /** Name of a page's link: (page) => `Page ${page}`. */
  pageLabel: (page: number) => string;
  /** At the start: "1–50 of 1,284". */
  note?: ReactNode;
  /** At the end: a `PageSize`. */
  size?: ReactNode;
}

/** Pages by number, where the total is known. */
export function Pager({ label, page, pages, href, pageLabel, note, size }: PagerProps) {
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
              // There are two gaps at most, one on each side.
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
      {size}
    </Root>
  );
}

export interface CursorPagerProps {
  /** Name of the navigation: "Pages of the log". */
  label: string;
  /** Address of what comes before; without it this is the first page. */
  previous: string | undefined;
  /** Address of what comes after; without it this is the last page. */
  next: string | undefined;
  /** Between the arrows: "Page 3", or times from and to. */
  note?: ReactNode;
  /** At the end: a `PageSize`. */
  size?: ReactNode;
}

/** Back and on, where nobody knows the total: lists that grow while one reads. */
export function CursorPager({ label, previous, next, note, size }: CursorPagerProps) {
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
      {size}
    </Root>
  );
}
