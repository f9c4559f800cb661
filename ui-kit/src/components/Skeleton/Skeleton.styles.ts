import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

// Content that loads within 200 ms never shows a skeleton, so that nothing flashes.
const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  height: var(--skeleton-height, 20px);
  animation: ${appear} 1ms 200ms backwards;
  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: ${radius.badge};
    background: ${color.line};
  }
  &[data-shape='text'] {
    padding-block: 4px;
  }
  &[data-shape='row'] {
    height: var(--skeleton-height, 36px);
    padding-block: 8px;
  }
  &[data-shape='card'] {
    height: var(--skeleton-height, 84px);
  }
  &[data-shape='card']::before {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  &[data-shape='chart'] {
    height: var(--skeleton-height, 140px);
  }
  /* Rising steps, like scores. */
  &[data-shape='chart']::before {
    border-radius: 0;
    clip-path: polygon(
      0 calc(100% - 1px),
      22% calc(100% - 1px),
      22% 70%,
      38% 70%,
      38% 58%,
      56% 58%,
      56% 36%,
      78% 36%,
      78% 12%,
      100% 12%,
      100% calc(12% + 2px),
      calc(78% + 2px) calc(12% + 2px),
      calc(78% + 2px) calc(36% + 2px),
      calc(56% + 2px) calc(36% + 2px),
      calc(56% + 2px) calc(58% + 2px),
      calc(38% + 2px) calc(58% + 2px),
      calc(38% + 2px) calc(70% + 2px),
      calc(22% + 2px) calc(70% + 2px),
      calc(22% + 2px) 100%,
      0 100%
    );
  }
  &:is([data-shape='avatar'], [data-shape='person']) {
    flex: none;
    width: var(--skeleton-width, 24px);
    height: var(--skeleton-height, 24px);
  }
  &[data-shape='avatar']::before {
    border-radius: ${radius.small};
  }
  &[data-shape='person']::before {
    border-radius: ${radius.round};
  }
`;
