import { FloatingOverlay } from '@floating-ui/react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, layer, motion, radius, shadow, side } from '../../tokens/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;
const grow = keyframes`
  from { opacity: 0; transform: scale(0.98); }
`;
const slideIn = keyframes`
  from { opacity: 0; transform: translateX(calc(24px * ${side})); }
`;
const slideUp = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

export const Scrim = styled(FloatingOverlay)`
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: 16px;
  background: ${color.scrim};
  animation: ${appear} ${motion.open};

  &[data-kind='sheet'] {
    place-items: stretch end;
    padding: 0;
  }
  &[data-kind='bottom'] {
    place-items: end center;
    padding: 0;
  }
  &[data-kind='palette'] {
    z-index: ${layer.palette};
    place-items: start center;
    padding: 8px;
    ${media.sm} {
      padding-block-start: min(112px, 13dvh);
    }
  }
`;

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100dvh - 32px);
  overflow: hidden;
  border: 1px solid light-dark(${color.line}, ${color.lineStrong});
  border-radius: ${radius.card};
  background: ${color.overlay};
  color: ${color.text};
  box-shadow: ${shadow.dialog};
  animation: ${grow} ${motion.open};
  outline: none;

  &[data-size='small'] {
    max-width: 400px;
  }
  &[data-size='medium'] {
    max-width: 560px;
  }
  &[data-size='large'] {
    max-width: 1124px;
  }
  &[data-kind='palette'] {
    max-width: 640px;
    /* Moves neither with the length of its list nor under the keyboard of a phone. */
    max-height: min(624px, calc(100dvh - 16px));
    border-color: ${color.lineStrong};
    ${media.sm} {
      max-height: min(624px, calc(88dvh - 24px));
    }
  }
  &[data-kind='sheet'] {
    max-height: none;
    border-width: 0;
    border-radius: 0;
    background: ${color.surface};
    animation-name: ${slideUp};
    ${media.sm} {
      max-width: 420px;
      border-inline-start-width: 1px;
      animation-name: ${slideIn};
    }
  }
  &[data-kind='bottom'] {
    max-width: 640px;
    max-height: 85dvh;
    padding-block-end: env(safe-area-inset-bottom);
    border-width: 1px 1px 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: ${color.surface};
    animation-name: ${slideUp};
  }
  /* A finger has it: it follows, and springs back when it is let go too early. */
  &[data-kind='sheet'],
  &[data-kind='bottom'] {
    transform: translateY(var(--drag, 0));
    transition: transform ${motion.open};
  }
  &[data-dragged] {
    transition: none;
  }
`;
