import { Counter } from '../../components/Badge/Counter.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import type { RailGameProps } from '../Rail/RailGame.tsx';
import { Left, Root, Title } from './BottomGame.styles.ts';

/** The running game of the user's team, above the bottom bar, while another page is open. */
export function BottomGame({ href, title, passed, left, leftLabel, badge }: RailGameProps) {
  return (
    <Root
      as={useLink()}
      href={href}
      data-bottom-game
      style={vars({ '--passed': `${Math.min(1, Math.max(0, passed)) * 100}%` })}
    >
      <Title>{title}</Title>
      {badge !== undefined && <Counter {...badge} />}
      <Left>
        <span aria-hidden>{left}</span>
        <VisuallyHidden>{leftLabel}</VisuallyHidden>
      </Left>
    </Root>
  );
}
