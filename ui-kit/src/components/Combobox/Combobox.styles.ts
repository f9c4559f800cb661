import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Looks like a checkbox; the state is on the option (`aria-selected`). */
export const FakeBox = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.badge};
  background: ${color.sunken};

  &[data-on] {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
  &[data-on]::after {
    content: '';
    width: 9px;
    height: 5px;
    margin-block-start: -2px;
    border: solid ${color.onCtl};
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px;
  color: ${color.muted};
  ${text.t13}
`;
