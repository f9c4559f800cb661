import { ApiError } from '@halyard/sdk/react';
import { FormField, TextField } from '@halyard/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LL, renderPart } from '../testing/render-page.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './use-form.ts';

interface SampleProps {
  send: () => Promise<void>;
  onClose?: () => void;
  disabled?: boolean;
}

function Sample({ send, onClose = () => undefined, disabled = false }: SampleProps) {
  const form = useForm({ initial: { name: 'Crew' }, send });
  return (
    <FormDialog form={form} title="Rename" submit="Save" disabled={disabled} onClose={onClose}>
      <FormField label="Name" {...form.field('name')}>
        <TextField {...form.bind('name')} />
      </FormField>
    </FormDialog>
  );
}

const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: LL.common.cancel() });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
/** The kit loads its dialogs when the first one is shown. */
const shown = () => screen.findByRole('button', { name: 'Save' });
const isBusy = (button: HTMLElement) => button.hasAttribute('data-busy');

test('is busy and cannot be cancelled while the form is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  renderPart(<Sample send={send} />);
  await shown();
  expect([isBusy(submit()), cancel().disabled]).toEqual([false, false]);
  fireEvent.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect([isBusy(submit()), cancel().disabled]).toEqual([true, true]));
  await act(async () => resolve());
  await waitFor(() => expect([isBusy(submit()), cancel().disabled]).toEqual([false, false]));
});

test('shows why the form was refused, and can be sent again', async () => {
  const title = 'The name is taken.';
  const refused = new ApiError({ kind: 'http', status: 409, title, code: 'USER_NAME_TAKEN' });
  renderPart(<Sample send={async () => Promise.reject(refused)} />);
  await shown();
  fireEvent.click(submit());
  expect(await screen.findByText(title)).toBeDefined();
  await waitFor(() => expect(isBusy(submit())).toBe(false));
});

test('Cancel closes it, and nothing is sent that cannot be', async () => {
  const onClose = vi.fn();
  renderPart(<Sample send={async () => undefined} onClose={onClose} disabled />);
  await shown();
  expect(submit().disabled).toBe(true);
  fireEvent.click(cancel());
  expect(onClose).toHaveBeenCalledOnce();
});
