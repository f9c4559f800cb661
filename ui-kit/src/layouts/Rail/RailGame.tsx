import { styled } from 'styled-components';
import { Counter } from '../../components/Badge/Counter.tsx';
import { Ring } from '../../components/Ring/Ring.tsx';
import { useTooltip } from '../../components/Tooltip/use-tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { railItem } from './rail-item.ts';
import type { NavBadge } from './RailItem.tsx';
import { Corner } from './RailItem.styles.ts';

export interface RailGameProps {
  /** Address of the game. */
  href: string;
  /** The game's title. */
  title: string;
  /** Elapsed share of its time, 0 to 1. */
  passed: number;
  /** Remaining time in at most three characters: "18h". */
  left: string;
  /** Remaining time without abbreviations: "18 hours left". */
  leftLabel: string;
  /** A count at the corner, with its meaning for assistive technology. */
  badge?: NavBadge;
}

const Root = styled.a`
  ${railItem}
  margin-block: 4px;
`;

/** The running game of the viewer's team, on other pages. */
export function RailGame({ href, title, passed, left, leftLabel, badge }: RailGameProps) {
  const { handlers, bubble } = useTooltip({ text: title });
  return (
    <>
      <Root as={useLink()} href={href} {...handlers}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Ring value={passed} size={40} tone="brand" label={leftLabel}>
          {left}
        </Ring>
        {badge !== undefined && (
          <Corner>
            <Counter {...badge} />
          </Corner>
        )}
      </Root>
      {bubble}
    </>
  );
}
