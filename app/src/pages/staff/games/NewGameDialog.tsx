import { GameInput, gameInputTitleMax } from '@halyard/sdk/forms';
import { useCreateGame, useListEditGames } from '@halyard/sdk/react';
import { isScheduleValid } from '@halyard/sdk/rules';
import {
  Banner,
  Button,
  CharacterCount,
  DateTimeField,
  FormField,
  Grid,
  Icon,
  PictureBox,
  Poster,
  RadioCards,
  Row,
  Stack,
  Text,
  TextField,
  useBelow,
} from '@halyard/ui-kit';
import { InfoIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { roughDuration } from '../../../game/durations.ts';
import type { Form } from '../../../forms/form.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { PRESETS, overlapOf } from './game-presets.ts';
import {
  movedBy,
  type NewGame,
  startNewGame,
  toNewGameInput,
  withPreset,
  withStart,
} from './new-game.ts';
import { useListExtension } from '../../../lists/use-list-extension.ts';

const WEEK = 7 * 24 * 3_600_000;

interface NewGameDialogProps {
  onClose: () => void;
}

/** Creates a hidden game from a title and a preset, and opens its settings. */
export function NewGameDialog({ onClose }: NewGameDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.newGame;
  const [, navigate] = useLocation();
  const [initial] = useState(() => startNewGame(Date.now()));
  const isNarrow = useBelow('sm');
  const { mutateAsync: create } = useCreateGame({
    mutation: {
      onSuccess: ({ id }) => {
        navigate(href.gameInfo(id));
      },
    },
  });
  const form = useForm<NewGame>({
    schema: GameInput,
    initial,
    required: ['start', 'end'],
    check: (values) => (isBackwards(values) ? { end: LL.staff.info.endBeforeStart() } : {}),
    send: (values) => create({ data: toNewGameInput(values) }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.title()}
      form={form}
      showsEsc
      note={
        !isNarrow && (
          <Row grow>
            <HiddenNote />
          </Row>
        )
      }
      submit={words.create()}
    >
      <NewGameFields form={form} />
    </FormDialog>
  );
}

function NewGameFields({ form }: { form: Form<NewGame> }) {
  const { LL } = useLanguage();
  const words = LL.staff.newGame;
  const isNarrow = useBelow('sm');
  const { values: game, bind, field, assign } = form;
  const { title, preset, start, end } = game;
  const overlap = useOverlap(start, end);
  return (
    <Stack gap={16}>
      <Grid columns="minmax(0, 1fr) 168px" from="sm" align="start">
        <FormField
          label={words.name()}
          {...field('title')}
          hint={words.nameHint()}
          note={<CharacterCount value={title} max={gameInputTitleMax} />}
        >
          <TextField {...bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={words.poster()} group>
          <PictureBox width="full" height={60}>
            <Poster title={title} id={title} width={168} height={60} />
          </PictureBox>
        </FormField>
      </Grid>
      <FormField label={words.preset()} group>
        <RadioCards
          columns={2}
          value={preset}
          onValueChange={(next) => assign(withPreset(game, next, Date.now()))}
          options={PRESETS.map((value) => ({
            value,
            label: words[value](),
            hint: words[`${value}Hint`](),
          }))}
        />
      </FormField>
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" align="start">
        <FormField label={words.start()} {...field('start')}>
          <DateTimeField
            {...bind('start')}
            onValueChange={(value) => assign(withStart(game, value))}
          />
        </FormField>
        <FormField
          label={words.end()}
          {...field('end')}
          note={game.isEndOwn ? undefined : words.endFollows()}
        >
          <DateTimeField
            {...bind('end')}
            onValueChange={(value) => assign({ end: value, isEndOwn: true })}
          />
        </FormField>
      </Grid>
      {overlap && (
        <Banner
          tone="warn"
          action={
            <Button size="small" variant="ghost" onClick={() => assign(movedBy(game, WEEK))}>
              {words.moveWeek()}
            </Button>
          }
        >
          {words.overlaps({
            game: overlap.game.title,
            time: roughDuration(LL, overlap.length),
          })}
        </Banner>
      )}
      {isNarrow && <HiddenNote />}
    </Stack>
  );
}

function isBackwards({ start, end }: NewGame): boolean {
  return start !== null && end !== null && !isScheduleValid({ start, end });
}

function HiddenNote() {
  const { LL } = useLanguage();
  return (
    <Row gap={8}>
      <Text size={12} tone="faint">
        <Icon icon={InfoIcon} size={14} />
      </Text>
      <Text size={12} tone="faint">
        {LL.staff.newGame.hidden()}
      </Text>
    </Row>
  );
}

/** The first game that overlaps with a period, and the overlap in ms. */
function useOverlap(start: number | null, end: number | null) {
  const isSpan = start !== null && end !== null && start !== end && isScheduleValid({ start, end });
  const enabled = useListExtension() === true && isSpan;
  const { data } = useListEditGames(
    { count: 1, sort: 'Start', ...(enabled && { since: start, until: end }) },
    { query: { enabled, refetchInterval: false } },
  );
  const game = data?.data[0];
  return enabled && game ? { game, length: overlapOf(game, { start, end }) } : undefined;
}
