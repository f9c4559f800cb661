import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --split: ${color.brandStrong};
  &[data-tone='neutral'] {
    --split: ${color.muted};
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line};
  & > i {
    flex: var(--part) 0 2px;
    background: color-mix(in srgb, var(--split) var(--strength), ${color.surface});
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-block-start: 10px;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  ${text.t13}
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Figures = styled.span`
  display: block;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Empty = styled.p`
  margin-block-start: 8px;
  color: ${color.faint};
  ${text.t12}
`;
