import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: 28px 1fr;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

export const MiniRail = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 8px 0;
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  i {
    width: 14px;
    height: 14px;
    border-radius: ${radius.badge};
    background: ${color.raised};
  }
  i + i {
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brandStrong};
  }
`;

export const Pieces = styled.div`
  padding: 9px 12px;
`;
