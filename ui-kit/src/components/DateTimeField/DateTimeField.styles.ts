import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const ZoneLine = styled.p`
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The calendar icon at the start of the field, a button that opens the calendar. */
export const CalendarPress = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-inline: -6px -2px;
  border-radius: ${radius.small};
  color: ${color.faint};

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &:disabled {
    color: inherit;
    cursor: not-allowed;
  }
`;

/** Below the days: time, time zone and the close button. */
export const CalendarFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-block-start: 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid light-dark(${color.line}, ${color.lineStrong});
`;

export const ClockBox = styled.div`
  width: 84px;
`;

export const ClockZone = styled.span`
  flex: 1;
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
`;
