import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { text } from '../tokens/text.ts';
import { color, radius } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.ts';
import { SheetPage, SheetPart, type Span } from './SheetPage.tsx';

/** A story with its label on this page. */
export type Shown = readonly [caption: string, Story: ComponentType];

export interface OverviewSection {
  title: string;
  span: Span;
  /** Number of columns. Default 1. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Shows each in a card of the same height, aligned at the `top` or in the `middle`. */
  frame?: 'top' | 'middle';
  shown: readonly Shown[];
}

const Pieces = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  ${media.sm} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

const Piece = styled.figure`
  min-width: 0;
  overflow: auto;
  padding: 4px;
  margin: -4px;
  figcaption {
    ${text.t12}
    margin-bottom: 8px;
    color: ${color.faint};
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  height: 208px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &[data-frame='middle'] {
    align-content: center;
  }
`;

interface OverviewSheetProps {
  title: string;
  lead: string;
  sections: readonly OverviewSection[];
}

/** Many stories on one page, by purpose. */
export function OverviewSheet({ title, lead, sections }: OverviewSheetProps) {
  return (
    <SheetPage {...{ title, lead }}>
      {sections.map(({ title: name, span, columns = 1, frame, shown }) => (
        <SheetPart key={name} title={name} span={span}>
          <Pieces style={vars({ '--columns': String(columns) })}>
            {shown.map(([caption, Story]) => (
              <Piece key={caption} tabIndex={0} aria-label={`${name}: ${caption}`}>
                <figcaption>{caption}</figcaption>
                {frame ? (
                  <Frame data-frame={frame}>
                    <Story />
                  </Frame>
                ) : (
                  <Story />
                )}
              </Piece>
            ))}
          </Pieces>
        </SheetPart>
      ))}
    </SheetPage>
  );
}
