import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.ol`
  display: grid;
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 16px;
  padding-block-end: 20px;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px -2px;
    inset-inline: 13.5px auto;
    width: 1px;
    background: ${color.line};
  }
`;

export const Mark = styled.span`
  ${text.t13}
  ${text.figure}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  color: ${color.muted};
  [data-state='done'] > & {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  [data-state='now'] > & {
    border-color: ${color.brandStrong};
    color: ${color.text};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 28px;
  h2 {
    ${text.t16}
  }
`;

export const Note = styled.div`
  ${text.t13}
  color: ${color.muted};
`;

export const Content = styled.div`
  margin-block-start: 8px;
`;
