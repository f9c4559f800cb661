import type { GamePhase } from '@halyard/sdk/rules';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface DateTileProps {
  /** "27" */
  day: string;
  /** "Nov" */
  month: string;
  /** Live games have a brand-coloured border, ended games are faint. Default `waiting`. */
  phase?: GamePhase | undefined;
  /** The viewer's team takes part: a mark in the corner. */
  joined?: boolean;
}

const Tile = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-content: center;
  width: 40px;
  height: 44px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  text-align: center;

  & > b {
    font-size: 15px;
    line-height: 18px;
    ${text.figure}
  }
  & > span {
    ${text.t11}
    line-height: 13px;
    color: ${color.faint};
  }
  &[data-phase='running'] {
    border-color: ${color.brandStrong};
  }
  &:is([data-phase='ended'], [data-phase='practice']) > b {
    font-weight: 400;
    color: ${color.muted};
  }
  &[data-joined]::after {
    content: '';
    position: absolute;
    inset-block: -4px auto;
    inset-inline: auto -4px;
    width: 7px;
    height: 7px;
    border-radius: ${radius.round};
    background: ${color.brandStrong};
    box-shadow: 0 0 0 2px ${color.surface};
  }
`;

/** A date as a tile, next to the full date in words. */
export function DateTile({ day, month, phase = 'upcoming', joined = false }: DateTileProps) {
  return (
    <Tile aria-hidden data-phase={phase} data-joined={joined || undefined}>
      <b>{day}</b>
      <span>{month}</span>
    </Tile>
  );
}
