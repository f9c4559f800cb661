import { Children, type ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useHeldRowCount } from '../Skeleton/use-held-row-count.ts';
import {
  ButtonRow,
  Detail,
  End,
  Item,
  LinkRow,
  PlainRow,
  Root,
  Title,
  Words,
} from './List.styles.ts';

export interface ListProps {
  /** Name for assistive technology. */
  label: string;
  /** `ListRow`s. */
  children: ReactNode;
  /** Shows this many skeleton rows. */
  loadingRows?: number;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
}

/** A list of rows with separators. */
export function List({ label, children, loadingRows = 0, empty }: ListProps) {
  const rows = useHeldRowCount(loadingRows);
  if (rows > 0) {
    return (
      <Root aria-label={label} aria-busy>
        {Array.from({ length: rows }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows without content have no identity
          <Item key={index}>
            <PlainRow>
              <Words>
                <Skeleton width={index % 2 === 0 ? '62%' : '48%'} />
              </Words>
            </PlainRow>
          </Item>
        ))}
      </Root>
    );
  }
  return Children.count(children) === 0 && empty !== undefined ? (
    <>{empty}</>
  ) : (
    <Root aria-label={label}>{children}</Root>
  );
}

export interface ListRowProps {
  /** Before the text: icon, avatar, flag. */
  start?: ReactNode;
  /** First line; names the link or button if the row is one. */
  title: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /**
   * At the end: time, badge, count. Must not contain controls if the row itself is a link or a
   * button.
   */
  end?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. */
  onPress?: () => void;
  /** Highlights the row whose details are open next to the list. */
  selected?: boolean;
  /** Shows the row as less important. */
  muted?: boolean;
  /** Shows long texts whole, in several lines, where nothing opens to show the rest. */
  wrap?: boolean;
}

/** A row of a `List`: static, a link or a button. */
export function ListRow({
  start,
  title,
  detail,
  end,
  href,
  onPress,
  selected,
  muted,
  wrap,
}: ListRowProps) {
  const KitLink = useLink();
  const look = {
    'data-selected': selected || undefined,
    'data-muted': muted || undefined,
    'data-wrap': wrap || undefined,
  };
  const content = (
    <>
      {start}
      <Words>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {end !== undefined && <End>{end}</End>}
    </>
  );
  if (href !== undefined) {
    return (
      <Item>
        <LinkRow as={KitLink} href={href} aria-current={selected || undefined} {...look}>
          {content}
        </LinkRow>
      </Item>
    );
  }
  return (
    <Item>
      {onPress ? (
        <ButtonRow type="button" aria-pressed={selected} onClick={onPress} {...look}>
          {content}
        </ButtonRow>
      ) : (
        <PlainRow {...look}>{content}</PlainRow>
      )}
    </Item>
  );
}
