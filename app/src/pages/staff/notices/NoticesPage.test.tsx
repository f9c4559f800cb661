import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameNotice } from '@halyard/sdk/types';
import { answerOfNewerServer } from '../../../testing/fake-api.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { harbour, staffAnswers, welcome } from '../testing/fixtures.ts';

const words = LL.staff.notices;
const ADDRESS = '/admin/games/12/notices';
const posted: GameNotice = { ...welcome, id: 2, values: ['The bar is open'] };

async function write(text: string) {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.text() });
  typeInto(field, text);
  return field;
}

const postButton = () => screen.getByRole('button', { name: /^Post/ });

test('pressing twice sends once', async () => {
  const { api } = renderPage(ADDRESS, { ...staffAnswers, createNotice: { data: posted } });
  const field = await write('The bar is open');
  fireEvent.click(postButton());
  fireEvent.click(postButton());
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.sent('createNotice')).toHaveLength(1);
  expect(api.sent('createNotice')[0]?.body).toEqual({ content: 'The bar is open' });
});

test('a failure keeps the text and says why', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    createNotice: { code: 'RATE_LIMITED' },
  });
  const field = await write('The bar is open');
  fireEvent.click(postButton());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field.value).toBe('The bar is open');
  api.set('createNotice', { data: posted });
  fireEvent.click(postButton());
  await waitFor(() => expect(api.sent('createNotice')).toHaveLength(2));
});

test('a template cannot be posted before its placeholders are replaced', async () => {
  const { api } = renderPage(ADDRESS, { ...staffAnswers, createNotice: { data: posted } });
  fireEvent.click(await screen.findByRole('button', { name: words.templateNames.ceremony() }));
  expect(screen.queryByText(words.fillIn())).toBeNull();
  fireEvent.click(postButton());
  expect(await screen.findByText(words.fillIn())).toBeTruthy();
  const field = await write('The ceremony begins at noon in ….');
  expect(screen.getByText(words.fillIn())).toBeTruthy();
  fireEvent.click(postButton());
  typeInto(field, 'The ceremony begins at noon in the hall.');
  expect(screen.queryByText(words.fillIn())).toBeNull();
  expect(api.sent('createNotice')).toHaveLength(0);
  fireEvent.click(postButton());
  await waitFor(() => expect(api.sent('createNotice')).toHaveLength(1));
});

test('the button names who will read it', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    listParticipations: {
      data: staffAnswers.listParticipations.data.map((each) => ({
        ...each,
        status: 'Accepted',
      })),
    },
  });
  await write('The bar is open');
  const label = new RegExp(`^${words.postTo({ count: 2 })}`);
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('a notice is deleted after a question', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    deleteNotice: { data: undefined },
  });
  const name = words.deleteOf({ text: 'Welcome aboard' });
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.deleteConfirm() }));
  await waitFor(() => expect(api.sent('deleteNotice')).toHaveLength(1));
});

test('a notice is rewritten', async () => {
  const { api } = renderPage(ADDRESS, { ...staffAnswers, updateNotice: { data: posted } });
  const name = words.editOf({ text: 'Welcome aboard' });
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  typeInto(dialog.getByRole('textbox'), 'Welcome on board');
  fireEvent.click(dialog.getByRole('button', { name: LL.common.save() }));
  await waitFor(() => expect(api.sent('updateNotice')).toHaveLength(1));
  expect(api.sent('updateNotice')[0]?.body).toEqual({ content: 'Welcome on board' });
});

test('Markdown is rendered in the list and in the question before deleting', async () => {
  const notice = { ...welcome, values: ['The *bar* is open'] };
  renderPage(ADDRESS, { ...staffAnswers, listEditNotices: { data: [notice] } });
  const list = within(await screen.findByRole('complementary', { name: words.feed() }));
  expect(await list.findByText('bar', { selector: 'em' })).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: /^Delete/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('bar', { selector: 'em' })).toBeTruthy();
});

test('a notice of a type that this client does not know is no message of the staff', async () => {
  const unknown = { ...welcome, id: 9, type: 'NewPoll', values: ['Which **port**?'] };
  const listNotices = answerOfNewerServer([welcome, unknown]);
  const begun = { ...harbour, start: Date.now() - 1000 };
  renderPage(ADDRESS, { ...staffAnswers, getEditGame: { data: begun }, listNotices });
  expect(await screen.findByText(LL.game.notices.unknown())).toBeTruthy();
  expect(screen.queryByText(/port/)).toBeNull();
});
