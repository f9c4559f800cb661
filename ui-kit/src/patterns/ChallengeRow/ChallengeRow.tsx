import type { Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { BloodMark, StateMark } from '../ChallengeCard/ChallengeMarks.tsx';
import type { ChallengeItem } from '../ChallengeCard/challenge-item.ts';
import { useChanges } from '../shared/use-changes.ts';
import { DoneSlot, Points, Row, Solves, Title } from './ChallengeRow.styles.ts';

export interface ChallengeRowProps {
  /** What the row shows, and its address. */
  challenge: ChallengeItem;
  /** Its panel is open. */
  selected?: boolean;
  /** -1 removes it from the tab order; a grid has one row in the tab order. */
  tabIndex?: number;
  /** Called when the row gets the focus, so that a list can make it its tab stop. */
  onFocus?: () => void;
  /** The link of the row. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A challenge in a list: 48 px high on phones, 40 above. */
export function ChallengeRow({ challenge, selected, ...rest }: ChallengeRowProps) {
  const Link = useLink();
  const changes = useChanges(challenge.points);
  return (
    <Row
      as={Link}
      href={challenge.href}
      aria-current={selected ? 'true' : undefined}
      data-solved={challenge.solved || undefined}
      data-closed={challenge.mark?.kind === 'closed' || undefined}
      {...rest}
    >
      <VisuallyHidden>{challenge.label}</VisuallyHidden>
      <CategoryFlag category={challenge.category} size={20} />
      <Title aria-hidden title={challenge.title}>
        {challenge.title}
      </Title>
      <BloodMark {...challenge} />
      {!challenge.solved && <StateMark mark={challenge.mark} />}
      <Solves aria-hidden>{challenge.solves}</Solves>
      <Points aria-hidden key={changes} data-changed={changes > 0 || undefined}>
        {challenge.points}
      </Points>
      <DoneSlot aria-hidden>{challenge.solved && <StateMark solved />}</DoneSlot>
    </Row>
  );
}
