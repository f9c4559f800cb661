import { styled } from 'styled-components';
import { Counter } from '../../components/Badge/Counter.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { bottomGameHeight } from '../frame.ts';
import type { RailGameProps } from '../Rail/RailGame.tsx';

const Root = styled.a`
  ${text.t13}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${bottomGameHeight};
  padding-inline: 16px;
  border-block-end: 1px solid ${color.line};
  color: ${color.text};
  &::before {
    content: '';
    position: absolute;
    inset-block: auto -1px;
    inset-inline: 0 auto;
    width: var(--passed);
    height: 1px;
    background: ${color.brandStrong};
  }
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.span`
  flex: 1;
  font-weight: 500;
  ${text.cut}
`;

const Left = styled.span`
  ${text.m12}
  color: ${color.muted};
`;

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
