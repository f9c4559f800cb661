import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  padding: 12px;

  ul {
    display: flex;
    gap: 2px;
    overflow: auto hidden;
    scrollbar-width: none;
    ${media.md} {
      display: grid;
      overflow: visible;
    }
  }
`;

export const Place = styled.a`
  ${text.t14}
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: ${height.control};
  padding: 0 10px;
  border-radius: ${radius.control};
  font-weight: 500;
  white-space: nowrap;
  color: ${color.muted};

  &[aria-current] {
    background: ${color.raised};
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  & > i {
    margin-inline-start: auto;
  }
`;
