import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface PictureBoxProps {
  /** Pixels; `full` takes the room there is. */
  width: number | 'full';
  /** Pixels. */
  height: number;
  /** Space above and below in px: makes the rows of a list equally high. Default 0. */
  room?: 0 | 10;
  /** What fills the box: a `Poster`. */
  children: ReactNode;
}

const Root = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  width: var(--picture-width);
  max-width: 100%;
  height: var(--picture-height);
  margin-block: var(--picture-room);
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1px ${color.line};
  &[data-small] {
    border-radius: ${radius.badge};
  }
  > * {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** Gives a picture its size and round corners: in a row of a table, beside a field. */
export function PictureBox({ width, height, room = 0, children }: PictureBoxProps) {
  return (
    <Root
      data-small={height < 48 || undefined}
      style={vars({
        '--picture-width': width === 'full' ? '100%' : `${width}px`,
        '--picture-height': `${height}px`,
        '--picture-room': `${room}px`,
      })}
    >
      {children}
    </Root>
  );
}
