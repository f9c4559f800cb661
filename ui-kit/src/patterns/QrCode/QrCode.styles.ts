import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

/** Dark on light in both themes, because many readers support nothing else. */
export const Box = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  width: var(--side);
  height: var(--side);
  border-radius: ${radius.control};
  background: light-dark(${color.surface}, ${color.text});
  color: light-dark(${color.text}, ${color.bg});

  &[data-edge] {
    box-shadow: 0 0 0 1px ${color.line};
  }
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
