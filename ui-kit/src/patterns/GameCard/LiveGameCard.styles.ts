import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { Card } from './GameCard.styles.ts';

export const Wide = styled(Card)`
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr) auto;
    min-height: 150px;
  }
`;

export const Picture = styled.div`
  height: 112px;

  ${media.md} {
    height: auto;

    & > * {
      position: absolute;
      width: 300px;
    }
  }
`;

export const Words = styled.div`
  min-width: 0;
  padding: 12px 14px 0;

  ${media.md} {
    padding: 18px 24px;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Title = styled.h2`
  margin-top: 6px;
  ${text.t16}

  ${media.md} {
    margin-top: 8px;
    ${text.t20}
  }
`;

export const Summary = styled.p`
  margin-top: 2px;
  ${text.t13}
  color: ${color.muted};
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 10px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding: 10px 14px 14px;

  & > :last-child {
    position: relative;
    z-index: 1;
    margin-inline-start: auto;
  }
  ${media.md} {
    flex-wrap: nowrap;
    gap: 28px;
    padding: 0 24px;
    border-inline-start: 1px solid ${color.line};
  }
`;
