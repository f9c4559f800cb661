import { ApiError } from '@halyard/sdk/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LL, renderPart } from '../testing/render-page.tsx';
import { typeInto } from '../testing/type-into.ts';
import { type Question, useConfirm } from './use-confirm.tsx';

function Sample({ question }: { question: Question }) {
  const [ask, dialog] = useConfirm();
  return (
    <>
      <button type="button" onClick={() => ask(question)}>
        Delete
      </button>
      {dialog}
    </>
  );
}

async function openDialog(question: Partial<Question>) {
  const whole = { title: 'Delete it?', effect: 'It is gone for good.', confirm: 'Delete it' };
  renderPart(<Sample question={{ ...whole, act: vi.fn(), ...question }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog'));
}

const isOpen = () => screen.queryByRole('alertdialog') !== null;

test('says the consequence, and acts only when it is confirmed', async () => {
  const remove = vi.fn();
  const onCancel = vi.fn();
  const dialog = await openDialog({ act: remove, onCancel });
  expect(dialog.getByText('It is gone for good.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(LL.common.cancel()) }));
  expect(isOpen()).toBe(false);
  expect(remove).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('is busy while it acts, acts once, and closes when it is done', async () => {
  const waiting = Promise.withResolvers<undefined>();
  const remove = vi.fn(() => waiting.promise);
  const dialog = await openDialog({ act: remove });
  const confirm = dialog.getByRole('button', { name: 'Delete it' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
  await act(async () => waiting.resolve(undefined));
  expect(isOpen()).toBe(false);
});

test('says in the dialog why it failed, and can be tried again', async () => {
  const refusal = new ApiError({ kind: 'http', status: 409, title: 'It is in use.' });
  const remove = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined);
  const dialog = await openDialog({ act: remove });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
  expect(await dialog.findByText('It is in use.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('waits for the name to be typed', async () => {
  const remove = vi.fn();
  const dialog = await openDialog({
    act: remove,
    typed: { label: 'Type its name', text: 'Harbour' },
  });
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete it' });
  expect(confirm.disabled).toBe(true);
  typeInto(dialog.getByLabelText('Type its name'), 'Harbour');
  fireEvent.click(confirm);
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});
