import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { MatrixWords } from './matrix-model.ts';
import { Head, HeadRow } from './MatrixHead.styles.ts';
import { End, Fixed, Quiet, Rank, Score, Team } from './ScoreMatrix.styles.ts';

/** The header without challenges: one line. */
export function CompactHead({ words, note }: { words: MatrixWords; note?: ReactNode }) {
  return (
    <Head role="rowgroup" data-compact>
      <HeadRow role="row" aria-rowindex={1}>
        <Fixed data-compact>
          <Rank role="columnheader" aria-colindex={1}>
            <span aria-hidden>#</span>
            <VisuallyHidden>{words.rank}</VisuallyHidden>
          </Rank>
          <Team role="columnheader" aria-colindex={2}>
            {words.team}
            {note && <End>{note}</End>}
          </Team>
          <span />
          <Quiet role="columnheader" aria-colindex={3}>
            {words.solved}
          </Quiet>
          <Quiet role="columnheader" aria-colindex={4}>
            {words.bloods}
          </Quiet>
          <Score role="columnheader" aria-colindex={5}>
            {words.score}
          </Score>
        </Fixed>
      </HeadRow>
    </Head>
  );
}
