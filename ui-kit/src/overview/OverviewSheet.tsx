import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.ts';

/** A story as it stands on its own page, with the words under which it stands here. */
export type Shown = readonly [caption: string, Story: ComponentType];

export interface OverviewSection {
  title: string;
  /** Columns of the twelve that a wide window has. */
  span: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** How many stand side by side. Default 1. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  shown: readonly Shown[];
}

const Page = styled.main`
  display: grid;
  gap: 40px;
  max-width: 1440px;
  padding: 32px 16px 64px;
  ${media.md} {
    padding: 40px 48px 64px;
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  grid-column: 1 / -1;
  h1 {
    ${text.t28}
  }
  p {
    ${text.t13}
    color: ${color.muted};
  }
`;

const Part = styled.section`
  min-width: 0;
  ${media.lg} {
    grid-column: span var(--span);
  }
  & > h2 {
    ${text.t14}
    margin-bottom: 16px;
    padding-bottom: 10px;
    border-bottom: 1px solid ${color.line};
    font-weight: 600;
  }
`;

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

interface OverviewSheetProps {
  title: string;
  lead: string;
  sections: readonly OverviewSection[];
}

/** Many stories on one page, by what they are for. */
export const OverviewSheet = ({ title, lead, sections }: OverviewSheetProps) => (
  <Page>
    <Head>
      <h1>{title}</h1>
      <p>{lead}</p>
    </Head>
    {sections.map(({ title: name, span, columns = 1, shown }) => (
      <Part key={name} aria-label={name} style={vars({ '--span': String(span) })}>
        <h2>{name}</h2>
        <Pieces style={vars({ '--columns': String(columns) })}>
          {shown.map(([caption, Story]) => (
            <Piece key={caption} tabIndex={0} aria-label={`${name}: ${caption}`}>
              <figcaption>{caption}</figcaption>
              <Story />
            </Piece>
          ))}
        </Pieces>
      </Part>
    ))}
  </Page>
);

/** What the pages made of it share: they are laid out for a window as wide as the drawings. */
export const overviewPage = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
} as const;
