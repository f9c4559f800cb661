import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export interface PanelSectionsProps {
  /** Name for assistive technology: "Your team". */
  label: string;
  /** Sections; `null` is skipped without a gap. */
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
  /* Cells with numbers have the full width. */
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
