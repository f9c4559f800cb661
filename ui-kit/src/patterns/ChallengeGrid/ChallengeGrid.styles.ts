import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';

const CARD = 160;
const GAP = 8;
/** More columns than any window has room for. */
const MAX_COLUMNS = 16;

const columnRules = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1)
  .map(
    (count) => `@container (min-width: ${count * (CARD + GAP) - GAP}px) { --columns: ${count}; }`,
  )
  .join('\n');

/**
 * The groups ask for the room that they have. Isolated, the browser keeps what it has painted of them as
 * a whole: otherwise it goes through all cards for each letter that is typed elsewhere on the page.
 */
export const Room = styled.div`
  container-type: inline-size;
  isolation: isolate;
`;

/**
 * As cards, groups share one grid: a small one takes as many columns as it has cards, and the next one
 * stands beside it. They keep their order, which is that of the keyboard too.
 */
export const Groups = styled.div`
  --columns: 1;
  ${columnRules}
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 20px ${GAP}px;

  & > section {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: span min(var(--cards), var(--columns));
    /* Cards of neighbours line up, even if a long name takes two lines. */
    align-content: end;
  }
  & > section > * {
    grid-column: 1 / -1;
  }

  &[data-layout='list'] {
    display: flex;
    flex-direction: column;
    gap: 0;

    & > section {
      display: block;
    }
  }
  ${media.sm} {
    &[data-layout='list'] {
      gap: 20px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 10px;

  & > h2 {
    min-width: 0;
    ${text.t14}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
  & > span {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }

  /* On a phone the rows carry the flags and the head steps back. */
  [data-layout='list'] & {
    margin-bottom: 0;
    padding: 12px 16px 6px;

    & > svg {
      display: none;
    }
    & > h2 {
      ${text.t12}
      color: ${color.faint};
    }
    & > span {
      margin-inline-start: auto;
    }
    &::after {
      content: none;
    }
  }
  ${media.sm} {
    [data-layout='list'] & {
      padding: 0 12px 6px;
    }
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${CARD}px, 1fr));
  gap: ${GAP}px;

  ${Groups} & {
    grid-template-columns: subgrid;
  }

  & > li {
    min-width: 0;
  }
`;

export const Rows = styled.ul`
  border-bottom: 1px solid ${color.lineRow};
`;

/** The skeleton is laid out like the card. */
export const HeldCard = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;

export const HeldBars = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 12px 13px;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

/** A skeleton as high as a `ChallengeRow`. */
export const HeldRow = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  height: ${height.rowPhone};
  padding: 0 16px;
  border-top: 1px solid ${color.lineRow};
  ${media.sm} {
    height: ${height.rowTall};
    padding: 0 12px;
  }
  & > span:nth-child(2) {
    flex: 1;
  }
`;
