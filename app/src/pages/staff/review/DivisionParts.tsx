import type { Division, Participation } from '@halyard/sdk/types';
import { Button, Row, Section, Text } from '@halyard/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ChoiceChip } from '../list/ChoiceChip.tsx';
import type { Move } from './MoveDialog.tsx';
import { NO_DIVISION } from './review.ts';

const MoveManyDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveManyDialog);
const MoveOneDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveOneDialog);

interface DivisionNameProps {
  divisions: readonly Division[];
  id: number | null;
}

export function DivisionName({ divisions, id }: DivisionNameProps) {
  return (
    <Text size={13} tone={id === null ? 'faint' : 'muted'} cut>
      {useDivisionName(divisions)(id)}
    </Text>
  );
}

/** The name of a division by its id, also of none. */
export function useDivisionName(divisions: readonly Division[]): (id: number | null) => string {
  const { LL } = useLanguage();
  return (id) =>
    divisions.find((division) => division.id === id)?.name ?? LL.staff.review.noDivision();
}

interface DivisionFilterProps {
  divisions: readonly Division[];
  /** As in the address; null for all. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** Shows the teams of one division only, or those without one. */
export function DivisionFilter({ divisions, value, onValueChange }: DivisionFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const choices = [
    ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: NO_DIVISION, label: words.noDivision() },
  ];
  return (
    <ChoiceChip
      label={words.division()}
      value={value === null ? undefined : choices.find((each) => each.value === value)?.label}
      onRemove={() => onValueChange(null)}
      entries={choices.map((choice) => ({
        label: choice.label,
        onSelect: () => onValueChange(choice.value),
      }))}
    />
  );
}

interface CaseDivisionProps {
  gameId: number;
  participation: Participation;
  divisions: readonly Division[];
}

/** The division of the open team, and a button to change it. A rejected team has none. */
export function CaseDivision({ gameId, participation, divisions }: CaseDivisionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const [isMoving, setMoving] = useState(false);
  if (participation.status === 'Rejected') return null;
  return (
    <Section title={words.division()}>
      <Row gap={12} justify="between">
        <DivisionName divisions={divisions} id={participation.divisionId} />
        <Button size="small" onClick={() => setMoving(true)}>
          {words.move()}
        </Button>
      </Row>
      {isMoving && (
        <MoveOneDialog
          gameId={gameId}
          participation={participation}
          divisions={divisions}
          onClose={() => setMoving(false)}
        />
      )}
    </Section>
  );
}

interface MoveManyProps {
  rows: readonly Participation[];
  divisions: readonly Division[];
  onMove: (move: Move) => unknown;
}

/** A button that asks where to move the selected teams. */
export function MoveMany({ rows, ...rest }: MoveManyProps) {
  const { LL } = useLanguage();
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setMoving(true)}>
        {LL.staff.review.moveCount({ count: rows.length })}
      </Button>
      {isMoving && <MoveManyDialog rows={rows} {...rest} onClose={() => setMoving(false)} />}
    </>
  );
}
