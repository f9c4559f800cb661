import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { List, ListRow } from '../../components/List/List.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { MaskedFlag } from '../MaskedFlag/MaskedFlag.tsx';
import type { ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import { None, Reason } from './WrongFlagClusters.styles.ts';

/** A wrong flag that several teams sent for a challenge. */
export interface WrongFlagCluster {
  id: string;
  challenge: ChallengeCellProps;
  /** "37 teams" */
  teams: string;
  /** Possible reason: "One edit from the flag", "A test word". */
  reason?: string;
  /** The challenge may have an error; staff should check it. */
  suspect?: boolean;
  /** The flag; shown with `flagsShown`. */
  flag: string;
  /** Address of its submissions. */
  href?: string;
}

export interface WrongFlagClustersProps {
  /** "Wrong flags that repeat" */
  label: string;
  /** Most frequent first. */
  clusters: readonly WrongFlagCluster[];
  /** Shows the flags instead of masks. */
  flagsShown?: boolean;
  /** Announced instead of a masked flag: "hidden". */
  masked: string;
  /** Shows skeleton rows instead. */
  loading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/** Wrong flags that several teams sent, often because of an error in the challenge. */
export function WrongFlagClusters({
  label,
  clusters,
  flagsShown,
  masked,
  loading,
  empty,
}: WrongFlagClustersProps) {
  if (!loading && clusters.length === 0) return <None>{empty}</None>;
  return (
    <List label={label}>
      {loading &&
        Array.from({ length: 3 }, (_, row) => (
          <ListRow key={row} title={<Skeleton />} detail={<Skeleton height="16px" width="60%" />} />
        ))}
      {!loading &&
        clusters.map(({ id, challenge, teams, reason, suspect, flag, href }) => (
          <ListRow
            key={id}
            {...(href !== undefined && { href })}
            start={
              <CategoryFlag
                category={challenge.category}
                label={challenge.categoryName}
                size={16}
              />
            }
            title={challenge.title}
            detail={
              <Reason data-suspect={suspect || undefined}>
                {suspect && <Icon icon={TriangleAlert} size={12} />}
                {reason}
                {flagsShown && <MaskedFlag flag={flag} shown masked={masked} />}
              </Reason>
            }
            end={teams}
          />
        ))}
    </List>
  );
}
