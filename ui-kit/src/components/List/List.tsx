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
  /** So many rows stand empty while they load. */
  loading?: number;
  /** Stands there without a row: an `EmptyState`. */
  empty?: ReactNode;
}

/** Rows under one another with hairlines between them. */
export function List({ label, children, loading = 0, empty }: ListProps) {
  const rows = useHeldRowCount(loading);
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
  /** Before the words: icon, avatar, flag. */
  start?: ReactNode;
  title: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** At the end: time, badge, count. In a row that is a link or a button nothing that is pressed. */
  end?: ReactNode;
  /** The whole row leads there. */
  href?: string;
  /** The whole row does something. */
  onPress?: () => void;
  /** Its details are open beside the list. */
  selected?: boolean;
  /** Matters less. */
  muted?: boolean;
}

/** One row of a `List`: to read, to follow or to press. */
export function ListRow({
  start,
  title,
  detail,
  end,
  href,
  onPress,
  selected,
  muted,
}: ListRowProps) {
  const KitLink = useLink();
  const look = { 'data-selected': selected || undefined, 'data-muted': muted || undefined };
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
