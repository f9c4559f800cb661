import { type GameInfo, useCreateGame } from '@halyard/sdk/react';
import { gameInputTitleMax } from '@halyard/sdk/schemas';
import {
  Banner,
  Button,
  CharacterCount,
  DateTimeField,
  Dialog,
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
import { failureText, fieldErrors } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { roughDuration } from '../../../game/durations.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { firstOverlap, PRESETS } from './game-presets.ts';
import { movedBy, startNewGame, toNewGameInput, withPreset, withStart } from './new-game.ts';

const WEEK = 7 * 24 * 3_600_000;

interface NewGameDialogProps {
  /** All games there are, to warn of two at once. */
  games: readonly GameInfo[];
  onClose: () => void;
}

/** Makes a hidden game from a title and a preset, then opens its information. */
export function NewGameDialog({ games, onClose }: NewGameDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.newGame;
  const [, navigate] = useLocation();
  const [game, setGame] = useState(() => startNewGame(Date.now()));
  const isNarrow = useBelow('sm');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useCreateGame({
    mutation: {
      onSuccess: ({ id }) => {
        navigate(href.gameInfo(id));
      },
    },
  });
  const errors = fieldErrors(LL, error);
  const submit = () => {
    setTried(true);
    const data = toNewGameInput(game);
    if (data) mutate({ data });
  };
  const required = (isMissing: boolean) =>
    isTried && isMissing ? LL.errors.field.REQUIRED() : undefined;
  const { title, preset, start, end } = game;
  const isBackwards = start !== null && end !== null && end < start;
  const overlap = start === null || end === null ? undefined : firstOverlap(games, { start, end });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      busy={isPending}
      onSubmit={submit}
      {...(error && Object.keys(errors).length === 0 && { error: failureText(LL, error) })}
      actions={
        <>
          {!isNarrow && (
            <Row grow>
              <HiddenNote />
            </Row>
          )}
          <Button variant="ghost" kbd="esc" disabled={isPending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {words.create()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Grid columns="minmax(0, 1fr) 168px" from="sm" align="start">
          <FormField
            label={words.name()}
            required
            hint={words.nameHint()}
            error={errors['title'] ?? required(title.trim() === '')}
            note={<CharacterCount value={title} max={gameInputTitleMax} />}
          >
            <TextField
              value={title}
              onValueChange={(value) => setGame({ ...game, title: value })}
              maxLength={gameInputTitleMax}
              autoComplete="off"
            />
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
            onValueChange={(next) => setGame(withPreset(game, next, Date.now()))}
            options={PRESETS.map((value) => ({
              value,
              label: words[value](),
              hint: words[`${value}Hint`](),
            }))}
          />
        </FormField>
        <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" align="start">
          <FormField
            label={words.start()}
            required
            error={errors['start'] ?? required(start === null)}
          >
            <DateTimeField
              value={start}
              onValueChange={(value) => setGame(withStart(game, value))}
            />
          </FormField>
          <FormField
            label={words.end()}
            required
            note={game.isEndOwn ? undefined : words.endFollows()}
            error={
              errors['end'] ??
              (isBackwards ? LL.staff.info.endBeforeStart() : required(end === null))
            }
          >
            <DateTimeField
              value={end}
              onValueChange={(value) => setGame({ ...game, end: value, isEndOwn: true })}
            />
          </FormField>
        </Grid>
        {overlap && (
          <Banner
            tone="warn"
            action={
              <Button size="small" variant="ghost" onClick={() => setGame(movedBy(game, WEEK))}>
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
    </Dialog>
  );
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
