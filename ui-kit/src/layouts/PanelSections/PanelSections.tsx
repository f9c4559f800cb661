import { Children, type ReactNode } from 'react';
import { Grid, Part, Root } from './PanelSections.styles.ts';

export interface PanelSectionsProps {
  /** Name for assistive technology: "Your team". */
  label: string;
  /** Sections; `null` is skipped without a gap. */
  children: ReactNode;
}

/** `Stat`s in equal cells of a section. */
export function PanelCells({ children }: { children: ReactNode }) {
  return <Grid data-cells>{children}</Grid>;
}

/** The sections of a panel, separated by hairlines. */
export function PanelSections({ label, children }: PanelSectionsProps) {
  return (
    <Root aria-label={label}>
      {Children.map(children, (child) =>
        child === null || child === undefined || child === false ? null : <Part>{child}</Part>,
      )}
    </Root>
  );
}
