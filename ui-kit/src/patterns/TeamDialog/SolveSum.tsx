import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { Table, What, When } from './SolveSum.styles.ts';

export interface SummedSolve {
  /** Id of the challenge. */
  id: number;
  title: string;
  category: AnyCategory;
  blood?: BloodPlace | undefined;
  /** Name of its pennant: "First blood". */
  bloodLabel?: string | undefined;
  /** The member who solved it, if known. */
  member?: string | undefined;
  /** "497" */
  value: string;
  /** Bonus for a blood: "+24". */
  bonus?: string | undefined;
  /** "521" */
  points: string;
  /** "Sat 18:15" */
  time: string;
}

export interface SolveSumProps {
  /** Newest first. */
  solves: readonly SummedSolve[];
  /** Figures of the last row: "3,727", "+51", "3,778". */
  sum: { value: string; bonus?: string; points: string };
  words: {
    challenge: string;
    member: string;
    value: string;
    bonus: string;
    points: string;
    /** With its zone: "Time, CET". */
    time: string;
    sum: string;
  };
  /** Name of the table: "Solves of nullbyte". */
  label: string;
}

/** Content of cells in the last row without a sum. */
const EMPTY = null;

interface SumHeadProps extends Pick<SolveSumProps, 'words'> {
  /** There is a column for members, and there are columns for bonuses. */
  members: boolean;
  bonuses: boolean;
}

function SumHead({ words, members, bonuses }: SumHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{words.challenge}</th>
        {members && (
          <th scope="col" data-wide>
            {words.member}
          </th>
        )}
        {bonuses && (
          <>
            <th scope="col" data-end data-wide>
              {words.value}
            </th>
            <th scope="col" data-end data-wide>
              {words.bonus}
            </th>
          </>
        )}
        <th scope="col" data-end>
          {words.points}
        </th>
        <th scope="col" data-end>
          {words.time}
        </th>
      </tr>
    </thead>
  );
}

/** A team's solves with value, bonus and points, so that the score can be added up. */
export function SolveSum({ solves, sum, words, label }: SolveSumProps) {
  const members = solves.some(({ member }) => member !== undefined);
  const bonuses = solves.some(({ bonus }) => bonus !== undefined);
  return (
    <Table aria-label={label}>
      <SumHead {...{ words, members, bonuses }} />
      <tbody>
        {solves.map((solve) => (
          <tr key={solve.id}>
            <th scope="row">
              <What>
                <CategoryFlag category={solve.category} size={16} />
                <span title={solve.title}>{solve.title}</span>
                {solve.blood && <BloodPennant place={solve.blood} label={solve.bloodLabel} />}
              </What>
            </th>
            {members && <td data-wide>{solve.member}</td>}
            {bonuses && (
              <>
                <td data-end data-wide>
                  {solve.value}
                </td>
                <td data-end data-wide>
                  {solve.bonus}
                </td>
              </>
            )}
            <td data-end data-sum>
              {solve.points}
            </td>
            <When data-end>{solve.time}</When>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          {members && <td data-wide>{EMPTY}</td>}
          {bonuses && (
            <>
              <td data-end data-wide>
                {sum.value}
              </td>
              <td data-end data-wide>
                {sum.bonus}
              </td>
            </>
          )}
          <td data-end data-sum>
            {sum.points}
          </td>
          <td>{EMPTY}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
