import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SubmittedWriteup } from '@halyard/sdk/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { applicant, harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.writeups;
const accepted = (id: number, name: string) => ({
  ...applicant(id, name),
  status: 'Accepted' as const,
});

function handedIn(id: number, name: string, uploadTimeUtc = 1000): SubmittedWriteup {
  const team = { id, name, bio: null, avatar: null, locked: true };
  const url = `/assets/${'0b'.repeat(32)}/Writeup-12-${id}.pdf`;
  return { id, team, url, uploadTimeUtc, divisionId: 3 };
}

const answers = {
  ...staffAnswers,
  listParticipations: {
    data: [
      accepted(31, 'Rusty Anchors'),
      accepted(32, 'Hawser'),
      applicant(33, 'Waiting'),
      accepted(34, 'Bilge Rats'),
    ],
  },
  listWriteups: {
    data: {
      divisions: { '3': 'Student' },
      writeups: [handedIn(31, 'Rusty Anchors'), handedIn(34, 'Bilge Rats')],
    },
  },
};
beforeEach(() => {
  // A wide window: no `max-width` query matches.
  const wide = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
});

const list = () => screen.findByRole('list', { name: words.list() });

test('lists accepted teams and opens the first document', async () => {
  renderPage('/admin/games/12/writeups', answers);
  const rows = within(await list()).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Bilge Rats');
  expect(rows[0]?.textContent).toContain('Student');
  expect(rows[0]?.getAttribute('aria-current')).toBe('true');
  expect(within(await list()).getByText(words.states.missing())).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('the document that is read stays open when another one is handed in', async () => {
  const { api, queryClient } = renderPage('/admin/games/12/writeups', {
    ...answers,
    listWriteups: { data: { divisions: {}, writeups: [handedIn(31, 'Rusty Anchors')] } },
  });
  const current = async () =>
    within(await list())
      .getAllByRole('link')
      .filter((row) => row.getAttribute('aria-current') === 'true')
      .map((row) => row.textContent);
  await waitFor(async () => expect(await current()).toEqual([expect.stringContaining('Rusty')]));
  api.set('listWriteups', answers.listWriteups);
  await queryClient.invalidateQueries();
  await waitFor(async () =>
    expect(within(await list()).getAllByText(words.states.missing())).toHaveLength(1),
  );
  expect(await current()).toEqual([expect.stringContaining('Rusty')]);
});

test('j opens the next document and skips missing ones; an opened one is read', async () => {
  renderPage('/admin/games/12/writeups', answers);
  await list();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(currentAddress()).toContain('team=31'));
  const read = within(await list()).getAllByText(words.states.read());
  expect(read).toHaveLength(2);
  fireEvent.keyDown(document.body, { key: '[' });
  await waitFor(() => expect(currentAddress()).toContain('team=34'));
});

test('narrows the list by view and by name, kept in the address', async () => {
  renderPage('/admin/games/12/writeups?show=missing', answers);
  expect(within(await list()).getAllByRole('link')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox', { name: words.find() }), {
    target: { value: 'nobody' },
  });
  expect(await screen.findByText(words.noMatch())).toBeTruthy();
  expect(currentAddress()).toContain('q=nobody');
});

test('deletes all after the title was typed', async () => {
  const { api } = renderPage('/admin/games/12/writeups', {
    ...answers,
    deleteWriteups: { data: undefined },
  });
  await list();
  fireEvent.click(screen.getByRole('button', { name: words.deleteAll() }));
  const question = within(await screen.findByRole('alertdialog'));
  const field = question.getByRole('textbox');
  fireEvent.change(field, { target: { value: harbour.title } });
  fireEvent.click(question.getByRole('button', { name: LL.staff.info.deleteConfirm() }));
  await waitFor(() => expect(api.sent('deleteWriteups')).toHaveLength(1));
});

test('says when the game asks for none', async () => {
  renderPage('/admin/games/12/writeups', {
    ...answers,
    getEditGame: { data: { ...harbour, writeupRequired: false } },
    listParticipations: { data: [] },
    listWriteups: { data: { divisions: {}, writeups: [] } },
  });
  expect(await screen.findByText(words.notAsked())).toBeTruthy();
});
