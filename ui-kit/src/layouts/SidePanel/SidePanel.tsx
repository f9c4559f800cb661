import type { ReactNode } from 'react';
import { Body, Edge, Root } from './SidePanel.styles.ts';

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
