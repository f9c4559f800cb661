import { ParticipationUpdate } from '@halyard/sdk/forms';
import { invalidate, updateParticipation, updateParticipationChanges } from '@halyard/sdk/react';
import type { Division, Participation } from '@halyard/sdk/types';
import { EffectNote, FormField, Select, Stack, TextField, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { NO_DIVISION } from './review.ts';

/** Where teams are moved, and why. */
export interface Move {
  divisionId: number | null;
  note: string | null;
}

interface MoveDialogProps {
  title: string;
  divisions: readonly Division[];
  /** The division that all of the teams have; null for none, undefined for several. */
  from: number | null | undefined;
  /** Whether one of the teams plays. */
  isPlaying: boolean;
  onMove: (move: Move) => unknown;
  onClose: () => void;
}

/** Asks for the new division of teams, and why they are moved. */
function MoveDialog({ title, divisions, from, isPlaying, onMove, onClose }: MoveDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const hasNote = useExtension('divisionMoves') === true;
  const form = useForm({
    schema: ParticipationUpdate,
    initial: { divisionId: from, note: '' },
    required: hasNote ? ['note'] : [],
    check: ({ divisionId }, isTried) =>
      isTried && (divisionId === undefined || divisionId === from)
        ? { divisionId: LL.errors.field.REQUIRED() }
        : {},
    send: async ({ divisionId = null, note }) => {
      await onMove({ divisionId, note: note || null });
      onClose();
    },
  });
  const { divisionId } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={title}
      form={form}
      submit={words.moveConfirm()}
    >
      <Stack gap={16}>
        <FormField label={words.moveTo()} {...form.field('divisionId')}>
          <Select
            value={divisionId === undefined ? null : String(divisionId ?? NO_DIVISION)}
            onValueChange={(value) =>
              form.set('divisionId', value === NO_DIVISION ? null : Number(value))
            }
            options={[
              ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NO_DIVISION, label: words.noDivision() },
            ]}
          />
        </FormField>
        {hasNote && (
          <FormField label={LL.staff.audit.reason()} {...form.field('note')}>
            <TextField {...form.bind('note')} autoComplete="off" />
          </FormField>
        )}
        {isPlaying && <EffectNote tone="warn">{words.moveEffect()}</EffectNote>}
      </Stack>
    </FormDialog>
  );
}

interface MoveOneDialogProps extends Pick<MoveDialogProps, 'divisions' | 'onClose'> {
  gameId: number;
  participation: Participation;
}

/** Moves one team to another division. */
export function MoveOneDialog({ gameId, participation, ...rest }: MoveOneDialogProps) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { id, team, status, divisionId } = participation;
  const move = async ({ note, ...to }: Move) => {
    await updateParticipation(id, { ...to, ...(note !== null && { note }) });
    await invalidate(client, updateParticipationChanges, { gameId });
    toast({ tone: 'ok', title: LL.staff.review.moved({ team: team.name }) });
  };
  return (
    <MoveDialog
      {...rest}
      title={LL.staff.review.moveTitle({ team: team.name })}
      from={divisionId}
      isPlaying={status === 'Accepted'}
      onMove={move}
    />
  );
}

interface MoveManyDialogProps extends Pick<MoveDialogProps, 'divisions' | 'onMove' | 'onClose'> {
  rows: readonly Participation[];
}

/** Moves several teams to another division. */
export function MoveManyDialog({ rows, ...rest }: MoveManyDialogProps) {
  const { LL } = useLanguage();
  const from = new Set(rows.map(({ divisionId }) => divisionId));
  return (
    <MoveDialog
      {...rest}
      title={LL.staff.review.moveManyTitle({ count: rows.length })}
      from={from.size === 1 ? [...from][0] : undefined}
      isPlaying={rows.some(({ status }) => status === 'Accepted')}
    />
  );
}
