import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';

export interface SidePanelProps {
  /** Name for assistive technology: "Effect of your changes". */
  label: string;
  /** Sticky header of the panel. */
  head?: ReactNode;
  /** Sticky footer: the flag field, the decision. */
  foot?: ReactNode;
  /** Padding in px. Default 20. */
  pad?: 0 | 12 | 16 | 20;
  /** Content of the panel; it scrolls. */
  children: ReactNode;
}

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  ${media.md} {
    min-height: 100%;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  &[data-pad='12'] {
    padding: 12px;
  }
  &[data-pad='16'] {
    padding: 16px;
  }
  &[data-pad='20'] {
    padding: 20px;
  }
`;

const Edge = styled.div`
  position: sticky;
  inset-block-start: 0;
  background: ${color.surface};
  &[data-edge='foot'] {
    inset-block: auto 0;
    border-block-start: 1px solid ${color.line};
  }
`;

/** A panel for details or effects, in a pane of a `Split`. */
export function SidePanel({ label, head, foot, pad = 20, children }: SidePanelProps) {
  return (
    <Root aria-label={label}>
      {head !== undefined && <Edge>{head}</Edge>}
      <Body data-pad={pad}>{children}</Body>
      {foot !== undefined && <Edge data-edge="foot">{foot}</Edge>}
    </Root>
  );
}
