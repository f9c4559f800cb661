import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${height.rowPhone};
  padding: 4px 16px;
  ${text.t13}

  & + & {
    border-top: 1px solid ${color.lineRow};
  }
  ${media.sm} {
    min-height: ${height.rowTall};
  }
`;

export const Name = styled.span`
  flex: 1.4;
  display: flex;
  gap: 6px;
  min-width: 0;

  & > b {
    ${text.cut}
    font-weight: 500;
  }
  & > span {
    flex: none;
    color: ${color.faint};
  }
`;

export const Role = styled.span`
  flex: 1;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 96px;
  color: ${color.muted};

  &[data-captain] {
    color: ${color.text};
  }
`;

export const Presence = styled.span`
  display: none;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-width: 104px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  ${media.sm} {
    display: inline-flex;
  }
`;

/** Details that are hidden on phones. */
export const Fact = styled.span`
  display: none;
  flex: 1;
  min-width: 104px;
  ${text.figures}
  color: ${color.muted};

  ${media.sm} {
    display: block;
  }
`;

export const Points = styled.span`
  flex: none;
  min-width: 64px;
  text-align: end;
  ${text.figure}
`;

/** Takes its space in every row, with or without a button. */
export const Action = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 28px;
`;
