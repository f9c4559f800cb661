import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { RaisedFlag } from '../PoleFlag/PoleFlag.tsx';
import { Award, Box, Line, NextHead, NextRow } from './SolvedNote.styles.ts';

export interface SolvedNoteProps {
  /** "+471 points", or "Right, practice". */
  award: string;
  /** Details: place, solver, rank. The last line is emphasised. */
  lines?: readonly ReactNode[];
  /** Place of a blood: shows its pennant instead of the flag. */
  blood?: BloodPlace | undefined;
}

/** The result of a solve, above the statement. The flag rises once. */
export function SolvedNote({ award, lines = [], blood }: SolvedNoteProps) {
  return (
    <Box>
      {blood ? <BloodPennant place={blood} size={56} /> : <RaisedFlag size="large" />}
      <div>
        <Award>{award}</Award>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity and never move
          <Line key={index}>{line}</Line>
        ))}
      </div>
    </Box>
  );
}

export interface NextChallenge {
  id: number;
  title: string;
  category: AnyCategory;
  /** Reason for the suggestion: "same category", "64 solves". */
  reason: string;
  points: string;
  href: string;
}

export interface NextChallengesProps {
  /** "Next unsolved" */
  title: string;
  /** How the challenges were selected. */
  note?: string;
  /** Best suited first, each with its address. */
  challenges: readonly NextChallenge[];
}

/** Suggested unsolved challenges. */
export function NextChallenges({ title, note, challenges }: NextChallengesProps) {
  const Link = useLink();
  return (
    <div>
      <NextHead>
        <h3>{title}</h3>
        {note && <span>{note}</span>}
      </NextHead>
      <ul>
        {challenges.map((challenge) => (
          <li key={challenge.id}>
            <NextRow as={Link} href={challenge.href}>
              <CategoryFlag category={challenge.category} />
              <b>{challenge.title}</b>
              <span>{challenge.reason}</span>
              <span>{challenge.points}</span>
            </NextRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
