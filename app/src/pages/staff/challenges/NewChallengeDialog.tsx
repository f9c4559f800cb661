import { type Category, type ChallengeType, useCreateChallenge } from '@halyard/sdk/react';
import { challengeInputTitleMax } from '@halyard/sdk/schemas';
import {
  Button,
  CharacterCount,
  Dialog,
  FormField,
  RadioCards,
  Stack,
  TextField,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureText, fieldErrors } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CategorySelect } from '../shared/CategorySelect.tsx';
import { CHALLENGE_TYPES } from './challenge-lines.ts';

interface NewChallengeDialogProps {
  gameId: number;
  /** What stands in the filter. */
  category: Category;
  onClose: () => void;
}

/** Makes a disabled challenge, then opens it for editing. Its type is final. */
export function NewChallengeDialog({ gameId, category, onClose }: NewChallengeDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.newChallenge;
  const [, navigate] = useLocation();
  const [values, setValues] = useState({
    title: '',
    category,
    type: 'StaticAttachment' as ChallengeType,
  });
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useCreateChallenge({
    mutation: {
      onSuccess: ({ id }) => {
        navigate(href.challengeEdit(gameId, id));
      },
    },
  });
  const errors = fieldErrors(LL, error);
  const title = values.title.trim();
  const { REQUIRED: required } = LL.errors.field;
  const missing = isTried && title === '' ? required() : undefined;
  const submit = () => {
    setTried(true);
    if (title !== '') mutate({ gameId, data: { ...values, title } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading()}
      busy={isPending}
      onSubmit={submit}
      {...(error && Object.keys(errors).length === 0 && { error: failureText(LL, error) })}
      actions={
        <>
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
        <FormField
          label={LL.staff.challenge.title()}
          required
          error={errors['title'] ?? missing}
          note={<CharacterCount value={values.title} max={challengeInputTitleMax} />}
        >
          <TextField
            value={values.title}
            onValueChange={(next) => setValues({ ...values, title: next })}
            maxLength={challengeInputTitleMax}
            autoComplete="off"
          />
        </FormField>
        <FormField label={LL.staff.challenge.category()} group>
          <CategorySelect
            value={values.category}
            onValueChange={(next) => setValues({ ...values, category: next })}
          />
        </FormField>
        <FormField label={LL.staff.challenge.type()} group hint={words.typeFinal()}>
          <RadioCards
            columns={2}
            value={values.type}
            onValueChange={(next) => setValues({ ...values, type: next })}
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
