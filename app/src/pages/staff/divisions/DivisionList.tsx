import type { Division } from '@halyard/sdk/types';
import { DivisionRow, SidePanel, Stack } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { challengeBits, EVERY_BIT, exceptionsOf } from './permissions.ts';

interface DivisionListProps {
  gameId: number;
  divisions: readonly Division[];
  open: Division | undefined;
  /** Undefined while it loads. */
  teamsOf: (divisionId: number) => number | undefined;
}

/** The divisions of a game, each with its teams, code and exceptions. */
export function DivisionList({ gameId, divisions, open, teamsOf }: DivisionListProps) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const noteOf = (division: Division) => {
    const exceptions = exceptionsOf(division).size;
    if (exceptions > 0) return words.exceptions({ count: exceptions });
    const isFull = challengeBits(division.defaultPermissions) === EVERY_BIT;
    return isFull ? words.everything() : words.restricted();
  };
  return (
    <SidePanel label={LL.frame.staffTabs.divisions()} pad={12}>
      <Stack gap={4}>
        {divisions.map((division) => {
          const teams = teamsOf(division.id);
          return (
            <DivisionRow
              key={division.id}
              href={href.divisions(gameId, division.id)}
              name={division.name}
              teams={teams === undefined ? '' : words.teams({ count: teams })}
              code={division.inviteCode ?? words.noCode()}
              locked={division.inviteCode !== null}
              note={noteOf(division)}
              selected={division.id === open?.id}
            />
          );
        })}
      </Stack>
    </SidePanel>
  );
}
