import { JoinRequest } from '@halyard/sdk/forms';
import { invalidate, joinGameChanges, useCheckGame, useJoinGame } from '@halyard/sdk/react';
import type { Game, Team } from '@halyard/sdk/types';
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
import type { ReactNode } from 'react';
import type { Form } from '../../../forms/form.ts';
import { useForm } from '../../../forms/use-form.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import {
  fieldOf,
  type JoinChoice,
  joinOptions,
  type JoinOptions,
  joinRequest,
} from './join-state.ts';
import { Reason } from './OwnPlace.tsx';
import { useStatusText } from './use-status-text.ts';

interface JoinFormProps {
  view: GameView;
  state: JoinState;
  teams: readonly Team[];
  clock: ReactNode;
}

/** The fields to join a game: team, division and invite code. */
export function JoinForm({ view, state, teams, clock }: JoinFormProps) {
  const language = useLanguage();
  const { LL } = language;
  const { game } = view;
  const words = LL.game.join;
  const { data: check } = useCheckGame(game.id, {
    query: { enabled: (game.divisions ?? []).length > 0 },
  });
  const optionsOf = (choice: JoinChoice) => joinOptions(game, teams, check, choice);
  const join = useJoin(view);
  const form = useForm<JoinChoice>({
    schema: JoinRequest,
    initial: { teamId: teams[0]?.id ?? null, divisionId: null, inviteCode: '' },
    check: (choice, isTried) => joinErrors(LL, game, optionsOf(choice), isTried ? choice : null),
    blame: ({ code }) => fieldOf(code),
    send: (choice) => join(optionsOf(choice), choice),
  });
  const options = optionsOf(form.values);
  const { team } = options;
  return (
    <JoinPanel
      state={state}
      label={words.label({ game: game.title })}
      status={useStatusText(view, state)}
      clock={clock}
      onSubmit={form.submit}
      action={
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={form.isSending}
          disabled={!joinRequest(options, '') || options.isTooLarge}
        >
          {submitText(language, state, team)}
        </Button>
      }
      note={joinNote(LL, game)}
    >
      <Reason game={game} />
      {form.error && <Banner tone="danger">{form.error}</Banner>}
      <FormField
        label={words.team()}
        group
        {...form.field('teamId')}
        hint={team && placesText(language, team, game.limit)}
      >
        <Select
          value={team ? String(team.id) : null}
          onValueChange={(id) => form.set('teamId', Number(id))}
          placeholder={words.pickTeam()}
          options={teams.map(({ id, name, avatar, members }) => ({
            value: String(id),
            label: name,
            glyph: <Avatar kind="team" name={name} src={avatar} size={20} />,
            hint: words.members({ count: members.length }),
          }))}
        />
      </FormField>
      <Divisions options={options} form={form} />
      {options.needsCode && (
        <FormField
          label={words.code()}
          hint={words.codeHint()}
          {...form.field('inviteCode')}
          required
        >
          <TextField
            mono
            {...form.bind('inviteCode')}
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
  form: Form<JoinChoice>;
}

function Divisions({ options, form }: DivisionsProps) {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const { divisions, division, isFixed, isShut } = options;
  if (isShut) return <Banner tone="warn">{words.noDivision()}</Banner>;
  if (divisions.length === 0) return null;
  return (
    <FormField
      label={words.division()}
      group
      {...form.field('divisionId')}
      hint={isFixed ? words.divisionFixed() : undefined}
    >
      <RadioCards
        value={division ? String(division.id) : null}
        onValueChange={(id) => form.set('divisionId', Number(id))}
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

/** Errors of the choice; a missing code is only shown after a submit. */
function joinErrors(
  LL: Language['LL'],
  { limit }: Pick<Game, 'limit'>,
  { team, isTooLarge, needsCode }: JoinOptions,
  tried: JoinChoice | null,
) {
  const size = { team: team?.name ?? '', count: team?.members.length ?? 0, limit };
  return {
    teamId: isTooLarge ? LL.game.join.tooLarge(size) : undefined,
    inviteCode: needsCode && tried?.inviteCode === '' ? LL.errors.field.REQUIRED() : undefined,
  };
}

function useJoin({ game }: GameView) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { mutateAsync } = useJoinGame({
    mutation: { onError: () => invalidate(client, joinGameChanges, { gameId: game.id }) },
  });
  return async (options: JoinOptions, { inviteCode }: JoinChoice) => {
    const data = joinRequest(options, inviteCode);
    // The button is disabled while the choice is incomplete.
    if (!data) return;
    await mutateAsync({ gameId: game.id, data });
    const words = LL.game.join;
    const team = options.team?.name ?? '';
    toast({
      tone: 'ok',
      title: game.reviewed === false ? words.joined({ team }) : words.applied({ team }),
    });
  };
}

/** What joining leads to. Other servers do not say whether teams are reviewed. */
function joinNote(LL: Language['LL'], { reviewed, joinTogether }: GameView['game']): string {
  const words = LL.game.join;
  if (reviewed === undefined) return words.withdrawNote();
  const note = reviewed ? words.reviewedNote() : words.atOnceNote();
  return joinTogether === true ? `${note} ${words.togetherNote()}` : note;
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
