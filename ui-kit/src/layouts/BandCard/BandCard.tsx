import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export interface BandCardProps {
  /** What it is about: title, clock, progress. */
  head: ReactNode;
  /** Figures in cells, a `StatRow`: the band has no padding of its own. */
  figures?: ReactNode;
  /** Buttons, and quiet facts after them. */
  foot?: ReactNode;
}

const Root = styled.article`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.div`
  padding: 20px;
`;

const Figures = styled.div`
  border-block-start: 1px solid ${color.line};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-block-start: 1px solid ${color.line};
`;

/** One thing told at length: what it is, its figures, and what to do, in bands under one another. */
export function BandCard({ head, figures, foot }: BandCardProps) {
  return (
    <Root>
      <Head>{head}</Head>
      {figures !== undefined && <Figures>{figures}</Figures>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
