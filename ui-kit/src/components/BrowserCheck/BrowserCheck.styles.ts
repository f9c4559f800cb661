import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 10px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  &:where([data-state='failed'], [data-state='unsupported']) {
    border-color: ${color.dangerLine};
  }
`;

export const Head = styled.div`
  --check: ${color.faint};
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  & > :is(svg, span:first-child) {
    flex: none;
    color: var(--check);
  }
  [data-state='running'] > & {
    --check: ${color.brandText};
  }
  [data-state='passed'] > & {
    --check: ${color.ok};
  }
  :is([data-state='failed'], [data-state='unsupported']) > & {
    --check: ${color.danger};
  }
`;

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  ${text.t13}
  font-weight: 500;
`;

export const Note = styled.span`
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  min-height: 16px;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;
