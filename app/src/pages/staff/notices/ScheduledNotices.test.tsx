import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { staffAnswers, welcome } from '../testing/fixtures.ts';

const words = LL.staff.notices;
const ADDRESS = '/admin/games/12/notices';
const HOUR = 3_600_000;
const tea = { id: 4, content: 'Tea at *five*.', publishAt: Date.now() + HOUR };
const extended = {
  ...staffAnswers,
  getConfig: {
    data: { ...config, extensions: [...(config.extensions ?? []), 'scheduledNotices'] },
  },
  listScheduledNotices: { data: [tea] },
};

async function openScheduling(text: string) {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.text() });
  typeInto(field, text);
  fireEvent.click(await screen.findByRole('button', { name: words.schedule() }));
  const dialog = within(await screen.findByRole('dialog'));
  return { field, dialog };
}

function timeIn(dialog: { getByRole: (typeof screen)['getByRole'] }) {
  return dialog.getByRole<HTMLInputElement>('textbox', { name: words.publishAt() });
}

describe('scheduling', () => {
  test('sends the text of the composer with the time, and empties it', async () => {
    const { api } = renderPage(ADDRESS, { ...extended, scheduleNotice: { data: tea } });
    const { field, dialog } = await openScheduling('Tea at five.');
    typeInto(timeIn(dialog), '2099-12-31T18:00');
    fireEvent.click(dialog.getByRole('button', { name: words.scheduleConfirm() }));
    await waitFor(() => expect(api.sent('scheduleNotice')).toHaveLength(1));
    expect(api.sent('scheduleNotice')[0]?.body).toEqual({
      content: 'Tea at five.',
      publishAt: new Date(2099, 11, 31, 18).getTime(),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field.value).toBe('');
    expect(api.sent('createNotice')).toHaveLength(0);
  });

  test('needs a time that is ahead', async () => {
    const { api } = renderPage(ADDRESS, { ...extended, scheduleNotice: { data: tea } });
    const { dialog } = await openScheduling('Tea at five.');
    const confirm = dialog.getByRole('button', { name: words.scheduleConfirm() });
    fireEvent.click(confirm);
    expect(await dialog.findByText(LL.errors.field.REQUIRED())).toBeTruthy();
    typeInto(timeIn(dialog), '2020-01-01T10:00');
    expect(await dialog.findByText(words.mustBeAhead())).toBeTruthy();
    fireEvent.click(confirm);
    expect(api.sent('scheduleNotice')).toHaveLength(0);
  });

  test('shows at the time that the server refuses it, and keeps the text', async () => {
    const errors = [{ path: 'publishAt', code: 'NOT_ALLOWED' as const }];
    renderPage(ADDRESS, { ...extended, scheduleNotice: { code: 'VALIDATION_FAILED', errors } });
    const { field, dialog } = await openScheduling('Tea at five.');
    typeInto(timeIn(dialog), '2099-12-31T18:00');
    fireEvent.click(dialog.getByRole('button', { name: words.scheduleConfirm() }));
    await waitFor(() => expect(timeIn(dialog).getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('Tea at five.');
  });
});

describe('a notice that waits', () => {
  const find = async () => within(await screen.findByRole('list', { name: words.scheduled() }));
  const text = tea.content;

  test('is shown with its time, and not among the notices of the system', async () => {
    const { unmount } = renderPage(ADDRESS, extended);
    expect(await (await find()).findByText('five', { selector: 'em' })).toBeTruthy();
    expect((await find()).getByText(/^Scheduled for /)).toBeTruthy();
    unmount();
    renderPage(`${ADDRESS}?show=system`, extended);
    await screen.findByText(words.systemNote());
    expect(screen.queryByRole('list', { name: words.scheduled() })).toBeNull();
  });

  test('is published after a question', async () => {
    const published = { ...welcome, id: 90 };
    const { api } = renderPage(ADDRESS, {
      ...extended,
      publishScheduledNotice: { data: published },
    });
    fireEvent.click((await find()).getByRole('button', { name: words.publishOf({ text }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(api.sent('publishScheduledNotice')).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: words.publishConfirm() }));
    await waitFor(() => expect(api.sent('publishScheduledNotice')).toHaveLength(1));
    await waitFor(() => expect(api.sent('listScheduledNotices').length).toBeGreaterThan(1));
  });

  test('is deleted after a question', async () => {
    const { api } = renderPage(ADDRESS, {
      ...extended,
      deleteScheduledNotice: { data: undefined },
    });
    fireEvent.click((await find()).getByRole('button', { name: words.deleteOf({ text }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: words.deleteConfirm() }));
    await waitFor(() => expect(api.sent('deleteScheduledNotice')).toHaveLength(1));
  });

  test('is changed, text and time', async () => {
    const { api } = renderPage(ADDRESS, { ...extended, updateScheduledNotice: { data: tea } });
    fireEvent.click((await find()).getByRole('button', { name: words.editOf({ text }) }));
    const dialog = within(await screen.findByRole('dialog'));
    typeInto(timeIn(dialog), '2099-12-31T18:00');
    typeInto(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words.text() }), 'Tea.');
    fireEvent.click(dialog.getByRole('button', { name: LL.common.save() }));
    await waitFor(() => expect(api.sent('updateScheduledNotice')).toHaveLength(1));
    expect(api.sent('updateScheduledNotice')[0]?.body).toEqual({
      content: 'Tea.',
      publishAt: new Date(2099, 11, 31, 18).getTime(),
    });
  });
});

test('without the extension nothing is scheduled, and nothing asked', async () => {
  const { api } = renderPage(ADDRESS, staffAnswers);
  await screen.findByRole('textbox', { name: words.text() });
  expect(screen.queryByRole('button', { name: words.schedule() })).toBeNull();
  expect(api.sent('listScheduledNotices')).toHaveLength(0);
});
