import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, side } from '../../tokens/tokens.ts';

export const Root = styled.div`
  min-width: 0;
  overflow-y: auto;
  outline: none;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${height.rowTall};
  padding: 8px 12px;
  border-block-end: 1px solid ${color.lineRow};
  cursor: default;
  ${text.t13}

  ${media.coarse} {
    min-height: ${height.rowPhone};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &[aria-selected='true'] {
    background: ${color.raised};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
  /* The list has the focus; the active option has the focus ring. */
  :focus-visible > &[data-active] {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  font-weight: 500;
  ${text.cut}
  [aria-disabled='true'] & {
    font-weight: 400;
  }
`;

export const Second = styled.span`
  display: block;
  color: ${color.faint};
  ${text.cut}
  ${text.t12}
  ${text.figures}
  :is([aria-selected='true'], [role='option']:hover) & {
    color: ${color.muted};
  }
`;

export const End = styled(Second)`
  flex: none;
  text-align: end;
`;

export const Nothing = styled.div`
  padding: 16px 12px;
  color: ${color.muted};
  ${text.t13}
`;
