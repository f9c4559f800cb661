import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export interface BandCardProps {
  /** Title, clock, progress. */
  head: ReactNode;
  /** Key figures, a `StatRow`: this section has no padding of its own. */
  figures?: ReactNode;
  /** Buttons, followed by secondary text. */
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

/** A large card with sections for the subject, its figures and its actions. */
export function BandCard({ head, figures, foot }: BandCardProps) {
  return (
    <Root>
      <Head>{head}</Head>
      {figures !== undefined && <Figures>{figures}</Figures>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
