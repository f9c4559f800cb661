import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 64px;

  &[data-look='box'] {
    padding: 12px 14px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.bg};
  }
  ${media.sm} {
    flex-wrap: nowrap;
  }
`;

/** The space of the ring while there is no remaining time. */
export const Glyph = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.round};
  color: ${color.muted};

  &[data-tone='info'] {
    color: ${color.info};
  }
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

export const Words = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  ${text.t13}
  font-weight: 500;
`;

export const Note = styled.div`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  &[data-stage='extendable'] {
    color: ${color.warn};
  }
  &[data-stage='last'],
  &[data-stage='over'] {
    color: ${color.danger};
  }
`;

/** On phones a separate line; the main action takes the remaining width. */
export const Actions = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 8px;

  & > :last-child:not(:empty) {
    flex: 1;
  }
  ${media.sm} {
    flex: none;

    & > :last-child:not(:empty) {
      flex: none;
    }
  }
`;

export const ExtendSlot = styled.div`
  display: grid;
  min-width: 112px;

  & > button {
    height: auto;
    min-height: 40px;
    padding-block: 2px;
  }
`;

export const Two = styled.span`
  display: flex;
  flex-direction: column;
  line-height: 17px;

  & > small {
    ${text.t11}
    line-height: 14px;
    font-weight: 400;
  }
`;
