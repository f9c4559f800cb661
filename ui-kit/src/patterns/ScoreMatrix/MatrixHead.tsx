import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../tokens/vars.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { categoryColor } from '../CategoryFlag/categories.ts';
import type { Range } from './matrix-geometry.ts';
import { bandsOf, type MatrixChallenge, type MatrixWords } from './matrix-model.ts';
import { Bands, Head, HeadCells, HeadRow, Points, PointsRow, Title } from './MatrixHead.styles.ts';
import { End, Fixed, Rank, Score, Team } from './ScoreMatrix.styles.ts';

interface MatrixHeadProps {
  challenges: readonly MatrixChallenge[];
  columns: Range;
  words: MatrixWords;
  /** Shown to the right of the heading "Team". */
  note?: ReactNode;
}

/** The header in three lines: categories, rotated titles, current points. */
export const MatrixHead = memo(({ challenges, columns, words, note }: MatrixHeadProps) => {
  const shown = challenges.slice(columns.first, columns.end);
  const first = vars({ '--first': columns.first });
  return (
    <Head role="rowgroup">
      <HeadRow role="row" aria-rowindex={1}>
        <Fixed>
          <Rank role="columnheader" aria-colindex={1}>
            <span aria-hidden>#</span>
            <VisuallyHidden>{words.rank}</VisuallyHidden>
          </Rank>
          <Team role="columnheader" aria-colindex={2}>
            {words.team}
            {note && <End>{note}</End>}
          </Team>
          <Score role="columnheader" aria-colindex={3}>
            {words.score}
          </Score>
        </Fixed>
        <HeadCells style={first}>
          {shown.map(({ id, title, categoryName }, index) => (
            <Title
              key={id}
              role="columnheader"
              aria-colindex={columns.first + index + 4}
              aria-label={`${title}, ${categoryName}`}
              title={title}
            >
              <span>{title}</span>
            </Title>
          ))}
        </HeadCells>
      </HeadRow>
      <PointsRow role="row" aria-rowindex={2}>
        <Fixed>
          <span />
          <span role="rowheader" aria-colindex={2}>
            {words.pointsNow}
          </span>
        </Fixed>
        <HeadCells style={first}>
          {shown.map(({ id, points }, index) => (
            <Points key={id} role="gridcell" aria-colindex={columns.first + index + 4}>
              {points}
            </Points>
          ))}
        </HeadCells>
      </PointsRow>
      <Bands aria-hidden>
        {bandsOf(challenges).map((band) => (
          <span
            key={band.first}
            style={vars({
              '--at': band.first,
              '--wide': band.count,
              '--hue': categoryColor(band.category),
            })}
          >
            <CategoryFlag category={band.category} size={14} />
          </span>
        ))}
      </Bands>
    </Head>
  );
});
MatrixHead.displayName = 'MatrixHead';
