import type { Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { useChanges } from '../shared/use-changes.ts';
import { Bottom, Card, Points, Solves, Title, Top } from './ChallengeCard.styles.ts';
import { BloodMark, StateMark } from './ChallengeMarks.tsx';
import type { ChallengeItem } from './challenge-item.ts';

export interface ChallengeCardProps {
  /** What the card shows, and its address. */
  challenge: ChallengeItem;
  /** Its panel is open. */
  selected?: boolean;
  /** Shows the category's flag before the title, for lists without group headings. */
  showCategory?: boolean;
  /** -1 removes it from the tab order; a grid has one card in the tab order. */
  tabIndex?: number;
  /** Called when the card gets the focus, so that a grid can make it its tab stop. */
  onFocus?: () => void;
  /** The link of the card. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A challenge in a grid. Its accessible name contains all facts of the card. */
export function ChallengeCard({ challenge, selected, showCategory, ...rest }: ChallengeCardProps) {
  const Link = useLink();
  const changes = useChanges(challenge.points);
  return (
    <Card
      as={Link}
      href={challenge.href}
      aria-current={selected ? 'true' : undefined}
      data-solved={challenge.solved || undefined}
      data-closed={challenge.mark?.kind === 'closed' || undefined}
      {...rest}
    >
      <VisuallyHidden>{challenge.label}</VisuallyHidden>
      <Top aria-hidden>
        {showCategory && <CategoryFlag category={challenge.category} size={14} />}
        <Title title={challenge.title}>{challenge.title}</Title>
        <StateMark {...challenge} />
      </Top>
      <Bottom aria-hidden>
        <Points key={changes} data-changed={changes > 0 || undefined}>
          {challenge.points}
        </Points>
        <BloodMark {...challenge} />
        <Solves>{challenge.solves}</Solves>
      </Bottom>
    </Card>
  );
}
