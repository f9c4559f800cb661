import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { media } from '../../tokens/media.ts';
import { color, layer, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 36px;
  padding: 7px 12px;
  border: 1px solid ${color.infoLine};
  border-radius: ${radius.control};
  --wash: ${color.infoWash};
  background: var(--wash);
  ${text.t13}

  & > svg {
    color: ${color.info};
  }
  &[data-tone='ok'] {
    border-color: ${color.okLine};
    --wash: ${color.okWash};
    & > svg {
      color: ${color.ok};
    }
  }
  &[data-tone='warn'] {
    border-color: ${color.warnLine};
    --wash: ${color.warnWash};
    & > svg {
      color: ${color.warn};
    }
  }
  &[data-tone='danger'] {
    border-color: ${color.dangerLine};
    --wash: ${color.dangerWash};
    & > svg {
      color: ${color.danger};
    }
  }
  &[data-edge] {
    padding-inline: var(--hy-page-inset);
    border-width: 0 0 1px;
    border-radius: 0;
    /* Over what scrolls below it, which the wash lets through. */
    background: linear-gradient(var(--wash), var(--wash)) ${color.bg};
    ${media.md} {
      position: sticky;
      inset-block-start: 0;
      z-index: ${layer.sticky};
      flex-wrap: nowrap;
      height: 37px;
    }
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: min(200px, 60%);
  overflow-wrap: anywhere;

  [data-edge] > & {
    ${media.md} {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  &[data-mono] {
    ${text.m13}
  }
`;

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-block: -4px;
`;
