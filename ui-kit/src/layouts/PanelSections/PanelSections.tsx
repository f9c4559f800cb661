import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export interface PanelSectionsProps {
  /** What the panel holds, for assistive technology: "Your team". */
  label: string;
  /** One part each; those that are null leave no gap. */
  children: ReactNode;
}

const Root = styled.aside`
  min-height: 100%;
  background: ${color.surface};
`;

const Part = styled.div`
  padding: 16px 20px;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  /* Figures in cells run to the edges. */
  &:has(> [data-cells]) {
    padding: 0;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  overflow: hidden;
  > * {
    margin-block: 0 -1px;
    margin-inline: -1px 0;
    padding-block: 10px;
    padding-inline: 20px 8px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
`;

/** `Stat`s in equal cells of a part. */
export function PanelCells({ children }: { children: ReactNode }) {
  return <Grid data-cells>{children}</Grid>;
}

/** A column of parts with hairlines between them, on the surface of a panel. */
export function PanelSections({ label, children }: PanelSectionsProps) {
  return (
    <Root aria-label={label}>
      {Children.map(children, (child) =>
        child === null || child === undefined || child === false ? null : <Part>{child}</Part>,
      )}
    </Root>
  );
}
