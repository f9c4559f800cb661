import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

/** The native checkbox or radio, hidden but focusable; the visible mark is drawn next to it. */
export const bareChoice = css`
  flex: none;
  appearance: none;
  border: 1px solid ${color.control};
  background: ${color.sunken};
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: var(--hy-motion-fast);

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.muted};
    }
  }
  &:disabled {
    border-color: ${color.lineStrong};
    background: transparent;
    cursor: not-allowed;
  }
`;

/** The control and its label, with the hint below. */
export const Choice = styled.label`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 10px;
  align-items: center;
  cursor: pointer;
  ${text.t14}

  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  &[data-invalid] input {
    border-color: ${color.danger};
  }
  ${media.coarse} {
    min-width: 44px;
    min-height: 44px;
    justify-items: center;
    &[data-named] {
      justify-items: start;
    }
  }
`;

/** As high as the first line of the label, so that the mark is centred on it. */
export const ChoiceMark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 20px;

  & > svg {
    position: absolute;
    color: ${color.onCtl};
    pointer-events: none;
  }
  & > input:disabled ~ svg {
    color: ${color.faint};
  }
`;

/** Referenced by `aria-describedby`, therefore hidden from the label's own name. */
export const ChoiceHint = styled.span`
  grid-column: 2;
  color: ${color.faint};
  ${text.t12}
`;
