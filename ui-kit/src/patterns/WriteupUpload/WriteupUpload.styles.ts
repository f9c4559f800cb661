import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;

  & > h2 {
    ${text.t14}
    font-weight: 600;
  }
  & > span:last-child:not(:nth-child(2)) {
    ${text.t12}
    ${text.figures}
    margin-inline-start: auto;
    color: ${color.faint};
  }
`;

export const FileCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  & > svg {
    flex: none;
    color: ${color.ok};
  }
`;

export const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;

  & > b {
    display: block;
    ${text.cut}
    font-weight: 500;
  }
  & > span {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: 8px;
`;

/** Larger before the first file. */
export const Drop = styled.div`
  display: grid;

  ${media.sm} {
    &[data-first] > * {
      min-height: 160px;
      justify-content: center;
    }
    &:not([data-first]) > * {
      min-height: 88px;
    }
  }
`;

export const Shut = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 60px;
  padding: 12px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  ${text.t13}
  color: ${color.muted};

  & > svg {
    flex: none;
  }
  &[data-late] {
    border-color: ${color.dangerLine};
    background: ${color.dangerWash};

    & > svg {
      color: ${color.danger};
    }
  }
`;
