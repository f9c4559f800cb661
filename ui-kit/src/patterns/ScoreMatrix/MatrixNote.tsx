import type { ReactNode } from 'react';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { vars } from '../../tokens/vars.ts';
import type { Size } from '../shared/use-size.ts';
import {
  cellWords,
  type MatrixChallenge,
  type MatrixTeam,
  type MatrixWords,
} from './matrix-model.ts';
import { Note } from './MatrixOverlay.styles.ts';
import type { Spot } from './use-matrix-navigation.ts';

const HALF = 140;
const ROOM = 80;

interface MatrixNoteProps {
  spot: Spot | undefined;
  size: Size;
  teams: readonly MatrixTeam[];
  challenges: readonly MatrixChallenge[];
  words: MatrixWords;
}

/**
 * Team, challenge, points and time of the hovered or focused cell. Announced, because the cell's
 * own name is only its state.
 */
export function MatrixNote({ spot, size, teams, challenges, words }: MatrixNoteProps) {
  const team = spot && teams[spot.row];
  const challenge = spot && challenges[spot.column];
  const solve = challenge && team?.solves.get(challenge.id);
  const state = challenge && `${team?.name}, ${cellWords(solve, words)}`;
  return (
    <>
      <LiveRegion>
        {team && challenge && [challenge.title, state, solve?.note].filter(Boolean).join('. ')}
      </LiveRegion>
      {team && challenge && (
        <NoteAt spot={spot} size={size}>
          <b>{challenge.title}</b>
          {state}
          {solve && <div>{solve.note}</div>}
        </NoteAt>
      )}
    </>
  );
}

/** A note at a cell, inside the matrix: below the cell, or above it where there is no room. */
function NoteAt({ spot, size, children }: { spot: Spot; size: Size; children: ReactNode }) {
  const below = spot.top + ROOM < size.height;
  const left = Math.min(Math.max(spot.left, HALF), Math.max(HALF, size.width - HALF));
  return (
    <Note
      aria-hidden
      data-below={below || undefined}
      data-above={!below || undefined}
      style={vars({ '--left': `${left}px`, '--top': `${spot.top}px` })}
    >
      {children}
    </Note>
  );
}
