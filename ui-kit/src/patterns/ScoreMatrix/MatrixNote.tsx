import { vars } from '../../tokens/vars.ts';
import type { Size } from '../shared/use-size.ts';
import {
  cellWords,
  type MatrixChallenge,
  type MatrixTeam,
  type MatrixWords,
} from './matrix-model.ts';
import { Note } from './MatrixOverlay.styles.ts';
import type { Spot } from './use-matrix-walk.ts';

const HALF = 140;
const ROOM = 80;

interface MatrixNoteProps {
  spot: Spot;
  size: Size;
  teams: readonly MatrixTeam[];
  challenges: readonly MatrixChallenge[];
  words: MatrixWords;
}

/** Team, challenge, points and time of the cell that is pointed at or walked to. */
export const MatrixNote = ({ spot, size, teams, challenges, words }: MatrixNoteProps) => {
  const team = teams[spot.row];
  const challenge = challenges[spot.column];
  if (!team || !challenge) return null;
  const solve = team.solves.get(challenge.id);
  const below = spot.top + ROOM < size.height;
  const left = Math.min(Math.max(spot.left, HALF), Math.max(HALF, size.width - HALF));
  return (
    // Announced: the cell's own name is only its state.
    <Note
      role="status"
      data-below={below || undefined}
      data-above={!below || undefined}
      style={vars({ '--left': `${left}px`, '--top': `${spot.top}px` })}
    >
      <b>{challenge.title}</b>
      {team.name}, {cellWords(solve, words)}
      {solve && <div>{solve.note}</div>}
    </Note>
  );
};
