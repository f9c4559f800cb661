import { CHALLENGE_TYPES } from '@halyard/sdk/rules';
import { ChallengeInput, challengeInputTitleMax } from '@halyard/sdk/forms';
import { useCreateChallenge } from '@halyard/sdk/react';
import type { Category, ChallengeType } from '@halyard/sdk/types';
import {
  Button,
  CharacterCount,
  Dialog,
  FormField,
  RadioCards,
  Stack,
  TextField,
} from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CategorySelect } from '../shared/CategorySelect.tsx';

interface NewChallenge {
  title: string;
  category: Category;
  type: ChallengeType;
}

interface NewChallengeDialogProps {
  gameId: number;
  /** The category of the filter. */
  category: Category;
  onClose: () => void;
}

/** Creates a disabled challenge and opens it. Its type cannot be changed later. */
export function NewChallengeDialog({ gameId, category, onClose }: NewChallengeDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.newChallenge;
  const [, navigate] = useLocation();
  const { mutateAsync: create } = useCreateChallenge({
    mutation: {
      onSuccess: ({ id }) => {
        navigate(href.challengeEdit(gameId, id));
      },
    },
  });
  const form = useForm<NewChallenge>({
    schema: ChallengeInput,
    initial: { title: '', category, type: 'StaticAttachment' },
    send: (data) => create({ gameId, data }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading()}
      {...form.dialog}
      actions={
        <>
          <Button variant="ghost" kbd="esc" disabled={form.isSending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {words.create()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormField
          label={LL.staff.challenge.title()}
          {...form.field('title')}
          note={<CharacterCount value={form.values.title} max={challengeInputTitleMax} />}
        >
          <TextField {...form.bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={LL.staff.challenge.category()} group {...form.field('category')}>
          <CategorySelect {...form.bind('category')} />
        </FormField>
        <FormField
          label={LL.staff.challenge.type()}
          group
          hint={words.typeFinal()}
          {...form.field('type')}
        >
          <RadioCards
            columns={2}
            {...form.bind('type')}
            options={CHALLENGE_TYPES.map((value) => ({
              value,
              label: LL.terms.challengeType[value](),
              hint: words.typeHints[value](),
            }))}
          />
        </FormField>
      </Stack>
    </Dialog>
  );
}
