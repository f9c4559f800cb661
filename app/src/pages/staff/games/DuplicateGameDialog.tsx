import { GameDuplicate, gameDuplicateTitleMax } from '@halyard/sdk/forms';
import { useDuplicateGame } from '@halyard/sdk/react';
import { startOfCopy } from '@halyard/sdk/rules';
import type { GameInfo } from '@halyard/sdk/types';
import { CharacterCount, DateTimeField, FormField, Stack, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface DuplicateGameDialogProps {
  game: GameInfo;
  onClose: () => void;
}

interface Copy {
  title: string;
  /** Unix ms; null while the field is empty. */
  start: number | null;
}

/** Duplicates a game and opens the copy. */
export function DuplicateGameDialog({ game, onClose }: DuplicateGameDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const [, navigate] = useLocation();
  const [initial] = useState<Copy>(() => ({
    title: words.copyOf({ game: game.title }),
    start: startOfCopy(game.start, Date.now()),
  }));
  const { mutateAsync: duplicate } = useDuplicateGame({
    mutation: {
      onSuccess: ({ id }) => {
        onClose();
        navigate(href.gameInfo(id));
      },
    },
  });
  const form = useForm<Copy>({
    schema: GameDuplicate,
    initial,
    required: ['title', 'start'],
    send: ({ title, start }) =>
      duplicate({ gameId: game.id, data: { title, ...(start !== null && { start }) } }),
  });
  const { values, field, bind } = form;
  return (
    <FormDialog
      onClose={onClose}
      title={words.duplicateTitle({ game: game.title })}
      description={words.duplicateEffect()}
      form={form}
      showsEsc
      submit={words.duplicateConfirm()}
    >
      <Stack gap={16}>
        <FormField
          label={LL.staff.newGame.name()}
          {...field('title')}
          note={<CharacterCount value={values.title} max={gameDuplicateTitleMax} />}
        >
          <TextField {...bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={words.start()} {...field('start')} hint={words.copyStart()}>
          <DateTimeField {...bind('start')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
