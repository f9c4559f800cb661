import { styled } from 'styled-components';
import { color, height } from '../../tokens/tokens.ts';

export const GroupCell = styled.td`
  height: ${height.row};
  padding: 0 var(--table-inset);
  border-block-end: 1px solid ${color.lineRow};
  background: linear-gradient(var(--tint) 0 0), ${color.surface};

  [data-rows='phone'] & {
    height: ${height.rowPhone};
  }
`;

/** The button covers the row; its content stays visible while the columns scroll horizontally. */
export const Fold = styled.button`
  position: sticky;
  inset-inline-start: var(--table-inset);
  display: inline-flex;
  vertical-align: middle;
  align-items: center;
  gap: 8px;
  max-width: calc(100cqi - 2 * var(--table-inset));
  text-align: start;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: -8px calc(-1 * var(--table-inset));
    width: 100cqi;
  }
  & > svg {
    flex: none;
    color: ${color.muted};
    transition: transform var(--hy-motion-fast);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;
