import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.ts';

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

interface SheetPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the overview, with twelve columns. */
export function SheetPage({ title, lead, children }: SheetPageProps) {
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Head>
      {children}
    </Page>
  );
}

/** Number of columns it takes, of the twelve in a wide window. */
export type Span = 3 | 4 | 5 | 6 | 7 | 8 | 12;

interface SheetPartProps {
  title: string;
  span: Span;
  children: ReactNode;
}

/** A section of the page. */
export function SheetPart({ title, span, children }: SheetPartProps) {
  return (
    <Part aria-label={title} style={vars({ '--span': String(span) })}>
      <h2>{title}</h2>
      {children}
    </Part>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  &[data-baseline] {
    align-items: baseline;
  }
  & > span {
    ${text.t12}
    color: ${color.faint};
  }
`;

interface SampleProps {
  name: string;
  /** Aligns the label with the first line. Default: with the middle. */
  baseline?: boolean;
  children: ReactNode;
}

/** Examples after their label. */
export function Sample({ name, baseline, children }: SampleProps) {
  return (
    <Line data-baseline={baseline || undefined}>
      <span>{name}</span>
      <div>{children}</div>
    </Line>
  );
}

/** Parameters of overview pages, which are designed for the width of the drawings. */
export const overviewPage = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
} as const;
