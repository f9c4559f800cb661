import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { layer, radius } from '../../tokens/tokens.ts';
import { floatingEntrance, floatingGround } from '../overlay/floating.styles.ts';

export const Bubble = styled.div`
  z-index: ${layer.toast};
  max-width: min(320px, calc(100vw - 16px));
  ${floatingEntrance}

  & > * {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 4px 8px;
    ${text.t12}
    ${floatingGround}
    border-radius: ${radius.small};
  }
`;
