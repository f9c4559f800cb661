import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface ColourDotProps {
  /** Any CSS colour: `#rrggbb`. */
  colour: string;
}

const Square = styled.i`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.badge};
  background: var(--dot);
`;

/** A small colour sample next to its name. */
export function ColourDot({ colour }: ColourDotProps) {
  return <Square aria-hidden style={vars({ '--dot': colour })} />;
}
