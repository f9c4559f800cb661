import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, layer, radius } from '../../tokens/tokens.ts';
import { floatingEntrance, floatingGround } from '../overlay/floating.styles.ts';

export const Float = styled.div`
  z-index: ${layer.menu};
  outline: none;
  ${floatingEntrance}
`;

export const Surface = styled.div`
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(var(--float-height, 100vh), 560px);
  padding: 14px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${floatingGround}
  border-radius: ${radius.card};

  /* What brings its own padding is a panel in itself, as the notices are. */
  &[data-flush] {
    max-width: min(380px, calc(100vw - 16px));
    padding: 0;
  }
`;

export const Question = styled.h2`
  ${text.t14}
  font-weight: 600;
`;

export const Effect = styled.p`
  margin-block: 2px 10px;
  color: ${color.muted};
  ${text.t13}
`;

export const Effects = styled.ul`
  margin-block-start: 4px;
  padding-inline-start: 16px;
  list-style: disc;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;
