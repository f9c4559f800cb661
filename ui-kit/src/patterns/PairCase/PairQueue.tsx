import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { PairState, type PairStateName } from './PairState.tsx';
import { Challenge, Challenges, List, PairLink, Teams, Team, When } from './PairQueue.styles.ts';

export interface PairTeam {
  name: string;
  avatar?: string | null;
}

export interface Pair {
  id: string;
  href: string;
  /** The team that the flag belongs to. */
  owner: PairTeam;
  /** The team that sent it. */
  sender: PairTeam;
  challenges: readonly { id: number; title: string; category: AnyCategory; categoryName: string }[];
  state: PairStateName;
  /** The state in words. */
  stateLabel: string;
  /** "2×, 18:17" */
  when: string;
}

export interface PairQueueProps {
  /** "Pairs of teams" */
  label: string;
  /** The suspected pairs, strongest first. */
  pairs: readonly Pair[];
  /** The pair whose case is open next to the list. */
  openId?: string | undefined;
  /** Announced between the two names: "sent on by". */
  arrowLabel: string;
  /** Shows skeleton rows instead. */
  loading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

function TeamName({ name, avatar }: PairTeam) {
  return (
    <Team>
      <Avatar name={name} kind="team" size={20} {...(avatar !== undefined && { src: avatar })} />
      <span>{name}</span>
    </Team>
  );
}

/** Pairs of teams with the same flag; the arrow points to the team that sent it. */
export function PairQueue({ label, pairs, openId, arrowLabel, loading, empty }: PairQueueProps) {
  const KitLink = useLink();
  if (!loading && pairs.length === 0) return empty;
  return (
    <List aria-label={label} aria-busy={loading || undefined}>
      {loading &&
        Array.from({ length: 5 }, (_, row) => (
          <li key={row}>
            <Skeleton height="61px" shape="row" />
          </li>
        ))}
      {!loading &&
        pairs.map(({ id, href, owner, sender, challenges, state, stateLabel, when }) => (
          <li key={id}>
            <PairLink
              as={KitLink}
              href={href}
              aria-current={id === openId || undefined}
              data-selected={id === openId || undefined}
            >
              <Teams>
                <TeamName {...owner} />
                <Icon icon={ArrowRight} size={14} label={arrowLabel} />
                <TeamName {...sender} />
              </Teams>
              <PairState state={state} label={stateLabel} />
              <Challenges>
                {challenges.map((challenge) => (
                  <Challenge key={challenge.id}>
                    <CategoryFlag
                      category={challenge.category}
                      label={challenge.categoryName}
                      size={14}
                    />
                    {challenge.title}
                  </Challenge>
                ))}
              </Challenges>
              <When>{when}</When>
            </PairLink>
          </li>
        ))}
    </List>
  );
}
