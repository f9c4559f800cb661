import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --effect: ${color.muted};
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--effect);
  }
  &[data-tone='ok'] {
    --effect: ${color.ok};
  }
  &[data-tone='warn'] {
    --effect: ${color.warn};
  }
  &[data-tone='danger'] {
    --effect: ${color.danger};
  }
  &[data-look='box'] {
    gap: 12px;
    padding: 9px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    ${text.t13}
    ${text.figures}
  }
  &[data-look='box'] > svg {
    margin-block-start: 2px;
  }
  &[data-look='box'][data-tone='ok'] {
    border-color: ${color.okLine};
    background: ${color.okWash};
  }
  &[data-look='box'][data-tone='warn'] {
    border-color: ${color.warnLine};
    background: ${color.warnWash};
  }
  &[data-look='box'][data-tone='danger'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerWash};
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  color: ${color.text};
  font-weight: 500;
`;
