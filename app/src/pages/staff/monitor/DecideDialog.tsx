import { CheatDecisionInput } from '@halyard/sdk/forms';
import {
  decideCheatCase,
  decideCheatCaseChanges,
  getGetCheatCaseQueryKey,
  invalidate,
  isApiError,
} from '@halyard/sdk/react';
import { CHEAT_CASE_STATES } from '@halyard/sdk/rules';
import type { CheatCase, CheatCaseState, CheatTeam } from '@halyard/sdk/types';
import {
  Checkbox,
  EffectNote,
  FormField,
  RadioCards,
  Stack,
  TextArea,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { needsReason } from './cases.ts';
import type { CheatPair } from './pairs.ts';
import type { CaseKey } from './use-case.ts';

interface DecideDialogProps {
  params: CaseKey;
  pair: CheatPair;
  found: CheatCase;
  /** Suspends a team, which the list shows at once. */
  onSuspend: (team: CheatTeam) => void;
  onClose: () => void;
}

interface Decision {
  state: CheatCaseState;
  reason: string;
}

/** Decides about a case, and suspends teams if it was cheating. */
export function DecideDialog({ params, pair, found, onSuspend, onClose }: DecideDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const teams = [pair.sender, pair.owner].filter(({ status }) => status === 'Accepted');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set([pair.sender.id]));
  const { decide, first, newest } = useDecide(params, found);
  const form = useForm<Decision>({
    schema: CheatDecisionInput,
    // What is read again has no place in the fields: it would be a conflict with what was typed.
    initial: { state: first.state, reason: first.decision?.reason ?? '' },
    check: ({ state, reason }, isTried): Partial<Record<keyof Decision, string>> =>
      isTried && needsReason(state) && reason.trim() === ''
        ? { reason: LL.errors.field.REQUIRED() }
        : {},
    send: async (decision) => {
      await decide(decision);
      if (decision.state === 'Confirmed') {
        for (const team of teams) if (chosen.has(team.id)) onSuspend(team);
      }
      toast({ tone: 'ok', title: words.decided() });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.decideTitle()}
      description={words.title({ owner: pair.owner.team.name, sender: pair.sender.team.name })}
      form={form}
      submit={words.saveDecision()}
    >
      <Stack gap={16}>
        {newest !== first && <CaseDecision found={newest} />}
        <RadioCards
          label={words.show()}
          value={form.values.state}
          onValueChange={(state) => form.set('state', state)}
          options={CHEAT_CASE_STATES.map((value) => ({
            value,
            label: words.states[value](),
            hint: words.stateHints[value](),
          }))}
        />
        <FormField label={words.reason()} hint={words.reasonHint()} {...form.field('reason')}>
          <TextArea {...form.bind('reason')} rows={3} />
        </FormField>
        {form.values.state === 'Confirmed' && teams.length > 0 && (
          <Suspensions teams={teams} chosen={chosen} onChoose={setChosen} />
        )}
      </Stack>
    </FormDialog>
  );
}

interface SuspensionsProps {
  teams: readonly CheatTeam[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

function Suspensions({ teams, chosen, onChoose }: SuspensionsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  return (
    <Stack gap={8}>
      {teams.map(({ id, team }) => (
        <Checkbox
          key={id}
          checked={chosen.has(id)}
          onCheckedChange={(isChosen) =>
            onChoose(isChosen ? chosen.union(new Set([id])) : chosen.difference(new Set([id])))
          }
        >
          {words.suspendToo({ team: team.name })}
        </Checkbox>
      ))}
      <EffectNote tone="warn">{words.suspendEffect()}</EffectNote>
    </Stack>
  );
}

/**
 * Sends a decision about the version that was shown. Whoever decided meanwhile is not overwritten: their
 * decision is `newest` then, and the next one is about it.
 */
function useDecide(params: CaseKey, found: CheatCase) {
  const client = useQueryClient();
  const [first] = useState(found);
  const [newest, setNewest] = useState(found);
  const decide = async ({ state, reason }: Decision) => {
    try {
      await decideCheatCase(params, { state, reason: reason || null }, { ifMatch: newest });
    } catch (error) {
      await invalidate(client, decideCheatCaseChanges, params);
      const read = client.getQueryData<CheatCase>(getGetCheatCaseQueryKey(params));
      if (read && isApiError(error, 'VERSION_CONFLICT')) setNewest(read);
      throw error;
    }
    await invalidate(client, decideCheatCaseChanges, params);
  };
  return { decide, first, newest };
}
