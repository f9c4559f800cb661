import {
  invalidate,
  joinGameChanges,
  type Team,
  useCheckGame,
  useJoinGame,
} from '@halyard/sdk/react';
import { joinRequestInviteCodeMax } from '@halyard/sdk/schemas';
import {
  Avatar,
  Banner,
  Button,
  FormField,
  JoinPanel,
  type JoinState,
  RadioCards,
  Select,
  TextField,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import {
  fieldOf,
  type JoinChoice,
  joinOptions,
  type JoinOptions,
  joinRequest,
} from './join-state.ts';
import { useStatusText } from './use-status-text.ts';

interface JoinFormProps {
  view: GameView;
  state: JoinState;
  teams: readonly Team[];
  clock: ReactNode;
}

/** Team, division and code: everything a game asks for, with the refusal at its field. */
export function JoinForm({ view, state, teams, clock }: JoinFormProps) {
  const language = useLanguage();
  const { LL } = language;
  const { game } = view;
  const words = LL.game.join;
  const [choice, setChoice] = useState<JoinChoice>({ teamId: null, divisionId: null, code: '' });
  const { data: check } = useCheckGame(game.id, {
    query: { enabled: (game.divisions ?? []).length > 0 },
  });
  const options = joinOptions(game, teams, check, choice);
  const { team, needsCode } = options;
  const join = useJoin(view, team?.name ?? '');
  const change = (changes: Partial<JoinChoice>) => {
    setChoice((last) => ({ ...last, ...changes }));
    join.reset();
  };
  const request = joinRequest(options, choice.code);
  const field = fieldOf(join.error?.code ?? null);
  const refusal = join.error ? failureText(LL, join.error) : undefined;
  return (
    <JoinPanel
      state={state}
      label={words.label({ game: game.title })}
      status={useStatusText(view, state)}
      clock={clock}
      onSubmit={() => request && join.mutate({ gameId: game.id, data: request })}
      action={
        <Button
          type="submit"
          variant="primary"
          wide
          busy={join.isPending}
          disabled={request === null || options.isTooLarge}
        >
          {submitText(language, state, team)}
        </Button>
      }
      note={words.withdrawNote()}
    >
      {refusal !== undefined && field === undefined && <Banner tone="danger">{refusal}</Banner>}
      <FormField
        label={words.team()}
        group
        error={
          field === 'team'
            ? refusal
            : team && options.isTooLarge
              ? words.tooLarge({ team: team.name, count: team.members.length, limit: game.limit })
              : undefined
        }
        hint={team && placesText(language, team, game.limit)}
      >
        <Select
          value={team ? String(team.id) : null}
          onValueChange={(id) => change({ teamId: Number(id) })}
          placeholder={words.pickTeam()}
          options={teams.map(({ id, name, avatar, members }) => ({
            value: String(id),
            label: name,
            glyph: <Avatar kind="team" name={name} src={avatar} size={20} />,
            hint: words.members({ count: members.length }),
          }))}
        />
      </FormField>
      <Divisions
        options={options}
        error={field === 'division' ? refusal : undefined}
        onChange={(divisionId) => change({ divisionId })}
      />
      {needsCode && (
        <FormField
          label={words.code()}
          hint={words.codeHint()}
          error={field === 'code' ? refusal : undefined}
          required
        >
          <TextField
            mono
            value={choice.code}
            onValueChange={(code) => change({ code })}
            maxLength={joinRequestInviteCodeMax}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
      )}
    </JoinPanel>
  );
}

interface DivisionsProps {
  options: JoinOptions;
  error: string | undefined;
  onChange: (divisionId: number) => void;
}

function Divisions({ options, error, onChange }: DivisionsProps) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const { divisions, division, isFixed, isShut } = options;
  if (isShut) return <Banner tone="warn">{words.noDivision()}</Banner>;
  if (divisions.length === 0) return null;
  return (
    <FormField
      label={words.division()}
      group
      error={error}
      hint={isFixed ? words.divisionFixed() : undefined}
    >
      <RadioCards
        value={division ? String(division.id) : null}
        onValueChange={(id) => onChange(Number(id))}
        disabled={isFixed}
        options={divisions.map(({ id, name, inviteCodeRequired }) => ({
          value: String(id),
          label: name,
          hint: inviteCodeRequired ? words.withCode() : words.withoutCode(),
        }))}
      />
    </FormField>
  );
}

function useJoin({ game }: GameView, team: string) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useJoinGame({
    mutation: {
      onSuccess: () => {
        toast({ tone: 'ok', title: LL.game.join.joined({ team }) });
      },
      onError: () => invalidate(client, joinGameChanges, { gameId: game.id }),
    },
  });
}

function submitText({ LL }: Language, state: JoinState, team: Team | undefined): string {
  const words = LL.game.join;
  if (!team) return words.submitNoTeam();
  if (state === 'rejected') return words.submitAgain({ team: team.name });
  return state === 'practice'
    ? words.practise({ team: team.name })
    : words.submit({ team: team.name });
}

function placesText({ LL }: Language, team: Team, limit: number): string {
  const words = LL.game.join;
  return limit === 0
    ? words.members({ count: team.members.length })
    : words.places({ used: team.members.length, limit });
}
