import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GameInfo } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.info;
const saveBar = () => screen.findByRole('region', { name: LL.common.edits.unsaved() });

test('the save bar says old and new values', async () => {
  renderPage('/admin/games/12/info', staffAnswers);
  typeInto(await screen.findByRole('spinbutton', { name: words.teamSize() }), '3');
  typeInto(screen.getByRole('textbox', { name: words.summary() }), 'Changed');
  const bar = within(await saveBar());
  expect(bar.getByText(LL.common.edits.count({ count: 2 }))).toBeTruthy();
  expect(bar.getByText('5').tagName).toBe('DEL');
  expect(bar.getByText('3').tagName).toBe('INS');
  expect(bar.getByText(LL.common.edits.edited())).toBeTruthy();
});

test('a value typed back leaves nothing to save', async () => {
  renderPage('/admin/games/12/info', staffAnswers);
  const field = await screen.findByRole('spinbutton', { name: words.teamSize() });
  typeInto(field, '3');
  await saveBar();
  typeInto(field, '5');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: LL.common.edits.unsaved() })).toBeNull(),
  );
});

test('Ctrl+S sends the whole game with the changes over its newest state', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...staffAnswers,
    updateGame: (body) => ({ data: { ...harbour, ...(body as object) } }),
  });
  typeInto(await screen.findByRole('spinbutton', { name: words.firstBlood() }), '10.5');
  // Another user has renamed it in the meantime.
  api.set('getEditGame', { data: { ...harbour, title: 'Renamed' } });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
  const { id: _id, poster: _poster, publicKey: _key, ...fields } = harbour;
  expect(api.sent('updateGame')[0]?.body).toEqual({
    ...fields,
    title: 'Renamed',
    bloodBonus: (105 << 20) + (40 << 10) + 15,
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: LL.common.edits.unsaved() })).toBeNull(),
  );
});

test('an end before the start is refused at its field', async () => {
  const { api } = renderPage('/admin/games/12/info', staffAnswers);
  typeInto(await screen.findByLabelText(words.end()), '2020-01-01T00:00');
  expect(await screen.findAllByText(words.endBeforeStart())).not.toHaveLength(0);
  fireEvent.click(within(await saveBar()).getByRole('button', { name: /Save/ }));
  expect(api.sent('updateGame')).toHaveLength(0);
});

test('a moved end takes the deadline along and says so', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...staffAnswers,
    updateGame: ({ body }) => ({ data: { ...harbour, ...(body as object) } }),
  });
  typeInto(await screen.findByLabelText(words.end()), '2035-06-01T12:00');
  expect(await screen.findByText(/^Writeups are taken until/)).toBeTruthy();
  await saveBar();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
  const end = new Date('2035-06-01T12:00').getTime();
  const writeupDeadline = end + harbour.writeupDeadline - harbour.end;
  expect(api.sent('updateGame')[0]?.body).toMatchObject({ end, writeupDeadline });
});

describe('the dialog of dates', () => {
  const effects = { stopCounting: 0, sentAsPractice: 3 };
  const answers = {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['schedule' as const] } },
    updateGame: ({ body }: { body: unknown }) => ({ data: { ...harbour, ...(body as object) } }),
  };
  const open = async (preview: typeof effects) => {
    const { api } = renderPage('/admin/games/12/info', {
      ...answers,
      previewGameSchedule: { data: preview },
    });
    typeInto(await screen.findByLabelText(words.end()), '2035-06-01T12:00');
    await saveBar();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: words.datesTitle() }));
    return { api, dialog };
  };

  test('shows all dates before anything is saved, and saves nothing when it is closed', async () => {
    const { api, dialog } = await open({ stopCounting: 2, sentAsPractice: 0 });
    for (const label of [words.start(), words.end(), words.freeze(), words.writeupDeadline()]) {
      expect(dialog.getByText(label)).toBeTruthy();
    }
    expect(await dialog.findByText(words.stopCounting({ count: 2 }))).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: new RegExp(LL.common.cancel()) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('updateGame')).toHaveLength(0);
    const end = String(new Date('2035-06-01T12:00').getTime());
    expect(api.sent('previewGameSchedule')[0]?.query.get('end')).toBe(end);
  });

  test.each([false, true])('counts practice only when asked to: %s', async (isAsked) => {
    const { api, dialog } = await open(effects);
    expect(await dialog.findByText(words.sentAsPractice({ count: 3 }))).toBeTruthy();
    const box = dialog.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    if (isAsked) fireEvent.click(box);
    fireEvent.click(dialog.getByRole('button', { name: LL.common.save() }));
    await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
    const body = api.sent('updateGame')[0]?.body as object;
    expect('countPracticeSolves' in body).toBe(isAsked);
  });

  test('does not ask when no date is edited', async () => {
    const { api } = renderPage('/admin/games/12/info', answers);
    typeInto(await screen.findByRole('textbox', { name: words.summary() }), 'Changed');
    await saveBar();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
  });
});

test('a deadline for writeups before the end is refused at its field', async () => {
  const { api } = renderPage('/admin/games/12/info', staffAnswers);
  typeInto(await screen.findByLabelText(words.writeupDeadline()), '2020-01-01T00:00');
  expect(await screen.findAllByText(words.deadlineBeforeEnd())).not.toHaveLength(0);
  fireEvent.click(within(await saveBar()).getByRole('button', { name: /Save/ }));
  expect(api.sent('updateGame')).toHaveLength(0);
});

test('what the server refuses stands at its field and stays to be mended', async () => {
  renderPage('/admin/games/12/info', {
    ...staffAnswers,
    updateGame: {
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'inviteCode', code: 'TOO_LONG' }],
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: words.inviteCode() });
  typeInto(field, 'another');
  fireEvent.keyDown(window, { key: 's', metaKey: true });
  expect(await screen.findByText(LL.errors.field.TOO_LONG())).toBeTruthy();
  expect(field.value).toBe('another');
});

test('an end that is no date says so at its field, and the old one is not saved instead', async () => {
  const { api } = renderPage('/admin/games/12/info', staffAnswers);
  const field = await screen.findByLabelText<HTMLInputElement>(words.end());
  typeInto(field, 'soon');
  fireEvent.blur(field);
  expect(await screen.findByText(LL.common.noMoment())).toBeTruthy();
  fireEvent.click(within(await saveBar()).getByRole('button', { name: /Save/ }));
  expect(api.sent('updateGame')).toHaveLength(0);
  typeInto(field, '2030-01-01T00:00');
  fireEvent.blur(field);
  expect(screen.queryByText(LL.common.noMoment())).toBeNull();
});

test('readiness follows what was saved, not what is typed', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...staffAnswers,
    getEditGame: { data: { ...harbour, summary: '', content: 'Long text' } },
    updateGame: (body) => {
      const saved = { data: { ...harbour, ...(body as object) } };
      api.set('getEditGame', saved);
      return saved;
    },
  });
  expect(await screen.findByText(words.summaryMissing())).toBeTruthy();
  typeInto(screen.getByRole('textbox', { name: words.summary() }), 'Ships');
  await saveBar();
  expect(screen.getByText(words.summaryMissing())).toBeTruthy();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText(words.summaryDone())).toBeTruthy();
});

test('browsers show no message of their own over a number: it has a title', async () => {
  renderPage('/admin/games/12/info', staffAnswers);
  const numbers = await screen.findAllByRole<HTMLInputElement>('spinbutton');
  expect(numbers.map((field) => field.getAttribute('title'))).toEqual(numbers.map(() => ''));
});

describe('the freeze', () => {
  const HOUR = 3_600_000;
  const canFreeze = { data: { ...config, extensions: ['freeze' as const] } };
  const frozen: GameInfo = {
    ...harbour,
    start: Date.now() - 10 * HOUR,
    freeze: Date.now() - HOUR,
    freezeReleased: false,
  };

  test('is set between start and end, and removed', async () => {
    const { api } = renderPage('/admin/games/12/info', {
      ...staffAnswers,
      getConfig: canFreeze,
      getEditGame: { data: { ...harbour, freeze: null, freezeReleased: false } },
      updateGame: ({ body }) => {
        const saved = { data: { ...harbour, ...(body as object) } };
        api.set('getEditGame', saved);
        return saved;
      },
    });
    typeInto(await screen.findByLabelText(words.freeze()), '2020-01-01T00:00');
    expect(await screen.findAllByText(words.freezeOutside())).not.toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: words.noFreeze() }));
    await waitFor(() => expect(screen.queryByText(words.freezeOutside())).toBeNull());
    const wanted = new Date(harbour.end - HOUR);
    const local = new Date(wanted.getTime() - wanted.getTimezoneOffset() * 60_000);
    typeInto(screen.getByLabelText(words.freeze()), local.toISOString().slice(0, 16));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
    const minute = Math.floor(wanted.getTime() / 60_000) * 60_000;
    expect(api.sent('updateGame')[0]?.body).toMatchObject({ freeze: minute });
    fireEvent.click(await screen.findByRole('button', { name: words.noFreeze() }));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(api.sent('updateGame')).toHaveLength(2));
    expect(api.sent('updateGame')[1]?.body).toMatchObject({ freeze: null });
  });

  test('is released after a question', async () => {
    const { api } = renderPage('/admin/games/12/info', {
      ...staffAnswers,
      getConfig: canFreeze,
      getEditGame: { data: frozen },
      releaseFreeze: () => {
        const released = { data: { ...frozen, freezeReleased: true } };
        api.set('getEditGame', released);
        return released;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.release() }));
    expect(api.sent('releaseFreeze')).toHaveLength(0);
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: words.releaseConfirm() }));
    expect(await screen.findByText(/and released: everybody sees/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.release() })).toBeNull();
  });

  test('is not offered by a server that does not have it', async () => {
    renderPage('/admin/games/12/info', staffAnswers);
    await screen.findByLabelText(words.end());
    expect(screen.queryByLabelText(words.freeze())).toBeNull();
  });
});

test('a game is deleted once its title was typed', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...staffAnswers,
    deleteGame: { data: null },
  });
  fireEvent.click(await screen.findByRole('button', { name: words.deleteGame() }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: words.deleteConfirm() });
  expect(confirm.disabled).toBe(true);
  typeInto(dialog.getByRole('textbox'), harbour.title);
  fireEvent.click(confirm);
  await waitFor(() => expect(currentAddress()).toBe('/admin/games'));
  expect(api.sent('deleteGame')).toHaveLength(1);
});

test('lets members join with their captain, where the server can', async () => {
  const { api } = renderPage('/admin/games/12/info', {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['joinTogether'] } },
    getEditGame: { data: { ...harbour, joinTogether: false } },
    updateGame: { data: { ...harbour, joinTogether: true } },
  });
  const name = new RegExp(`^${LL.staff.info.joinTogether()}`);
  fireEvent.click(await screen.findByRole('switch', { name }));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
  expect(api.sent('updateGame')[0]?.body).toMatchObject({ joinTogether: true });
});
