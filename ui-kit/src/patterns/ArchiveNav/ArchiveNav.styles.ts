import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, motion, radius } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  position: sticky;
  inset-block-start: calc(${height.header} + 80px);
  display: grid;
  gap: 20px;
  max-height: calc(100dvh - ${height.header} - 104px);
  overflow-y: auto;
`;

export const Title = styled.h2`
  margin: 0 10px 4px;
  ${text.t12}
  ${text.figures}
  font-weight: 500;
  color: ${color.faint};
`;

export const Entry = styled.a`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  height: 28px;
  padding-inline: 10px;
  border-radius: ${radius.small};
  ${text.t13}
  color: ${color.muted};
  transition: background ${motion.fast};

  ${media.coarse} {
    height: 44px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &[aria-current] {
    background: ${color.raised};
    font-weight: 500;
    color: ${color.text};
  }
  > :last-child {
    ${text.t12}
    ${text.figures}
  }
`;
