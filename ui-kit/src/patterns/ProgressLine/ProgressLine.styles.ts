import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';
import { px } from '../ProjectorBoard/projector-px.ts';

/** At the lower edge of its nearest positioned ancestor, the header. */
export const Line = styled.div`
  position: absolute;
  bottom: -1px;
  inset-inline-start: 0;
  width: 100%;
  height: 1px;
  overflow: clip;
  overflow-clip-margin: 3px;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: var(--passed);
    background: ${color.control};
  }
  &::after {
    content: '';
    position: absolute;
    top: -3px;
    inset-inline-start: var(--passed);
    width: 1px;
    height: 7px;
    background: ${color.muted};
  }

  &[data-look='card'] {
    position: relative;
    bottom: 0;
    height: 2px;
    background: ${color.line};
  }
  &[data-look='projector'] {
    bottom: ${px(-2)};
    height: ${px(2)};

    &::before {
      background: ${color.brandStrong};
    }
    &::after {
      display: none;
    }
  }
`;
