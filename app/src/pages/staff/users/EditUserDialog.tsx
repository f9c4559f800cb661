import { UserUpdate } from '@halyard/sdk/forms';
import { invalidate, updateUser, updateUserChanges } from '@halyard/sdk/react';
import type { AdminUser } from '@halyard/sdk/types';
import { FormField, KeyValue, Stack, TextField } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface EditUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

const FIELDS = ['userName', 'email', 'realName', 'stdNumber', 'phone', 'bio'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

/** What was changed: a compatible server refuses an empty telephone number even where none is stored. */
function changedFields(before: Values, values: Values): Partial<Values> {
  const changed = FIELDS.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Facts about a user, and a form for what an administrator can change. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.users;
  const client = useQueryClient();
  const { id: userId, userName, email, realName, stdNumber, bio, teams = [] } = user;
  const initial = { userName, email, realName, stdNumber, phone: user.phone ?? '', bio };
  const form = useForm<Values>({
    schema: UserUpdate,
    initial,
    send: async (values) => {
      await updateUser(userId, changedFields(initial, values));
      await invalidate(client, updateUserChanges, { userId });
      onClose();
    },
  });
  const labels = {
    userName: words.userName(),
    email: words.email(),
    realName: words.realName(),
    stdNumber: words.stdNumber(),
    phone: words.phone(),
    bio: words.bio(),
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.editTitle({ user: userName })}
      form={form}
      submit={LL.common.save()}
    >
      <Stack gap={16}>
        <KeyValue
          items={[
            { label: words.registered(), value: dates.moment(user.registerTimeUtc) },
            {
              label: words.seen(),
              value: user.lastVisitedUtc > 0 ? dates.moment(user.lastVisitedUtc) : words.never(),
            },
            { label: words.address(), value: user.ip },
            ...(teams.length > 0
              ? [
                  {
                    label: words.teams(),
                    value: teams
                      .map(({ name, captain }) =>
                        captain ? words.captainOf({ team: name }) : name,
                      )
                      .join(', '),
                  },
                ]
              : []),
          ]}
        />
        {FIELDS.map((name) => (
          <FormField
            key={name}
            label={labels[name]}
            {...form.field(name)}
            {...(name === 'email' &&
              form.changed.includes('email') && { help: words.emailEffect() })}
          >
            <TextField {...form.bind(name)} autoComplete="off" />
          </FormField>
        ))}
      </Stack>
    </FormDialog>
  );
}
