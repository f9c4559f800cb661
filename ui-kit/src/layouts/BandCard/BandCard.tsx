import type { ReactNode } from 'react';
import { Figures, Foot, Head, Root } from './BandCard.styles.ts';

export interface BandCardProps {
  /** Title, clock, progress. */
  head: ReactNode;
  /** Key figures, a `StatRow`: this section has no padding of its own. */
  figures?: ReactNode;
  /** Buttons, followed by secondary text. */
  foot?: ReactNode;
}

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
