import { CHALLENGE_TYPES } from '@halyard/sdk/rules';
import { ChallengeUpdate, challengeInputTitleMax, flagInputFlagMax } from '@halyard/sdk/forms';
import type { Category } from '@halyard/sdk/types';
import {
  Button,
  CharacterCount,
  FormField,
  RadioCards,
  Stack,
  TextField,
  toast,
  TextArea,
} from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CategorySelect } from '../shared/CategorySelect.tsx';
import {
  type NewChallenge,
  nextNewChallenge,
  startNewChallenge,
  useNewChallenge,
} from './new-challenge.ts';
import type { Form } from '../../../forms/form.ts';
import { portError } from '../challenge/challenge-form.ts';
import { flagKind, hasInstance } from '../challenge/flags.ts';
import { ImageFields } from '../challenge/ImageFields.tsx';
import { TemplateInput } from '../challenge/TemplateInput.tsx';

interface NewChallengeDialogProps {
  gameId: number;
  /** The category of the filter. */
  category: Category;
  onClose: () => void;
}

/** Creates a disabled challenge and opens it, or goes on with the next one. Its type cannot be changed later. */
export function NewChallengeDialog({ gameId, category, onClose }: NewChallengeDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.newChallenge;
  const titleField = useRef<HTMLInputElement>(null);
  const { form, create, createNext } = useNewChallengeForm(gameId, category, () =>
    titleField.current?.focus(),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={words.heading()}
      form={form}
      onSubmit={create}
      showsEsc
      action={
        <Button disabled={form.isSending} onClick={createNext}>
          {words.createNext()}
        </Button>
      }
      submit={words.create()}
    >
      <Stack gap={16}>
        <FormField
          label={LL.staff.challenge.title()}
          {...form.field('title')}
          note={<CharacterCount value={form.values.title} max={challengeInputTitleMax} />}
        >
          <TextField ref={titleField} {...form.bind('title')} autoComplete="off" />
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
        <NewChallengeDetails form={form} />
      </Stack>
    </FormDialog>
  );
}

function useNewChallengeForm(gameId: number, category: Category, onNext: () => void) {
  const { LL } = useLanguage();
  const [, navigate] = useLocation();
  const [initial, setInitial] = useState(() => startNewChallenge(category));
  const goesOn = useRef(false);
  const store = useNewChallenge(gameId);
  const form = useForm<NewChallenge>({
    schema: ChallengeUpdate,
    initial,
    required: ['title'],
    verbatim: ['content', 'flagTemplate'],
    resets: true,
    check: ({ flag, exposePort }) => ({
      ...(flag.length > flagInputFlagMax && {
        flag: LL.staff.flags.tooLong({ most: flagInputFlagMax }),
      }),
      ...portError(LL, exposePort),
    }),
    blame: ({ code }) => (code === 'FLAG_TEMPLATE_WEAK' ? 'flagTemplate' : undefined),
    send: async (values) => {
      const id = await store(values);
      if (!goesOn.current) return navigate(href.challengeEdit(gameId, id));
      toast({ tone: 'ok', title: LL.staff.newChallenge.created({ challenge: values.title }) });
      setInitial(nextNewChallenge(values));
      onNext();
    },
  });
  const submit = (isNext: boolean) => {
    goesOn.current = isNext;
    form.submit();
  };
  return { form, create: () => submit(false), createNext: () => submit(true) };
}

/** What a challenge of its type needs before it can be enabled; all of it may be written later. */
function NewChallengeDetails({ form }: { form: Form<NewChallenge> }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { type } = form.values;
  const kind = flagKind(type);
  return (
    <Stack gap={16}>
      <FormField
        label={words.statement()}
        optional
        hint={LL.staff.newChallenge.later()}
        {...form.field('content')}
      >
        <TextArea rows={2} {...form.bind('content')} />
      </FormField>
      {kind === 'list' && (
        <FormField label={LL.staff.flags.title()} optional {...form.field('flag')}>
          <TextField mono {...form.bind('flag')} autoComplete="off" spellCheck={false} />
        </FormField>
      )}
      {kind === 'template' && <TemplateInput form={form} label={words.template()} optional />}
      {hasInstance(type) && <ImageFields form={form} optional />}
    </Stack>
  );
}
