import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const What = styled.span`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 8px;

  &[data-kind='cheat'] {
    font-weight: 500;
  }
`;

export const Alike = styled.button`
  ${text.t12}
  ${text.figures}
  flex: none;
  height: 20px;
  padding: 0 7px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  color: ${color.muted};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;
