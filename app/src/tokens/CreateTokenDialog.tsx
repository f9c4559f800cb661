import { ApiTokenInput } from '@halyard/sdk/forms';
import { invalidate } from '@halyard/sdk/react';
import { TOKEN_LIMIT } from '@halyard/sdk/rules';
import type { TokenScope } from '@halyard/sdk/types';
import {
  Banner,
  Button,
  Checkbox,
  CopyField,
  Dialog,
  FormField,
  Segmented,
  Stack,
  Text,
  TextField,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import type { TokenCalls } from './token-calls.ts';
import { SCOPES } from './token-state.ts';
import { useExtension } from '../app/routes/use-extension.ts';

const DAYS = ['7', '30', '90', '0'] as const;

interface CreateTokenDialogProps {
  calls: TokenCalls;
  onClose: () => void;
}

/** Makes a token, and shows its text once. */
export function CreateTokenDialog({ calls, onClose }: CreateTokenDialogProps) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  const client = useQueryClient();
  const hasLimit = useExtension('tokenRevocation') === true;
  const hasScopes = useExtension('tokenScopes') === true;
  const [text, setText] = useState<string>();
  const [days, setDays] = useState<(typeof DAYS)[number]>('30');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['Events']);
  const form = useForm({
    schema: ApiTokenInput,
    initial: { name: '' },
    send: async ({ name }) => {
      const expiresIn = Number(days);
      const { token } = await calls.create({
        name,
        expiresIn,
        ...(hasScopes && { scopes: [...scopes] }),
      });
      void invalidate(client, calls.changes, {});
      setText(token);
    },
  });
  if (text !== undefined) {
    return <TokenText name={form.values.name} text={text} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.create()}
      submit={words.create()}
      disabled={scopes.length === 0}
    >
      <Stack gap={16}>
        <FormField label={words.name()} {...form.field('name')}>
          <TextField {...form.bind('name')} autoComplete="off" />
        </FormField>
        <Segmented
          label={words.expires()}
          value={days}
          onValueChange={setDays}
          options={DAYS.map((value) => ({
            value,
            label: value === '0' ? words.never() : words.days({ count: Number(value) }),
          }))}
        />
        {hasScopes && <ScopeFields scopes={scopes} onChange={setScopes} />}
        {hasLimit && (
          <Text as="p" size={13} tone="muted">
            {words.limit({ count: TOKEN_LIMIT })}
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}

/** The text of a new token, which is shown once. */
function TokenText({ name, text, onClose }: { name: string; text: string; onClose: () => void }) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done()}
        </Button>
      }
    >
      <Stack gap={16}>
        <Banner tone="warn">{words.once()}</Banner>
        <CopyField label={words.caption()} value={text} />
      </Stack>
    </Dialog>
  );
}

interface ScopeFieldsProps {
  scopes: readonly TokenScope[];
  onChange: (scopes: readonly TokenScope[]) => void;
}

function ScopeFields({ scopes, onChange }: ScopeFieldsProps) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  return (
    <FormField label={words.scope()} group>
      <Stack gap={8}>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
            }
          >
            {words.scopes[scope]()}
          </Checkbox>
        ))}
      </Stack>
    </FormField>
  );
}
