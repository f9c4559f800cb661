import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding-bottom: 4px;

  & > h2 {
    ${text.t14}
    font-weight: 600;
  }
  & > span {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 8px 0;

  & + & {
    border-top: 1px solid ${color.lineRow};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  ${text.t13}

  & > span {
    ${text.t12}
    ${text.figures}
    flex: none;
    color: ${color.faint};
  }
`;

/** Rendered as the app's link. */
export const Title = styled.a`
  ${text.cut}
  font-weight: 500;
`;
