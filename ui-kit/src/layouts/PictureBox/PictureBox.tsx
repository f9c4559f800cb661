import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface PictureBoxProps {
  /** Px, or `full` for the available width. */
  width: number | 'full';
  /** Pixels. */
  height: number;
  /** Space above and below in px, so that rows of a list have the same height. Default 0. */
  room?: 0 | 10;
  /** Content of the box: a `Poster`. */
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

/** Sets the size and the rounded corners of a picture, in a table or next to a field. */
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
