import { exampleOf } from '@halyard/sdk/msw';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import type { Answers } from '../../../testing/fake-api.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.audit;
const example = exampleOf('listAudit');
const [entry] = example.data;
if (!entry) throw new Error('The contract has no example of an entry.');
const secret = { field: 'inviteCode', before: null, after: null, isSecret: true };
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['audit'] } },
  listAudit: { data: { ...example, data: [{ ...entry, changes: [...entry.changes, secret] }] } },
} satisfies Answers;

test('shows who changed what, and of secrets only that they changed', async () => {
  renderPage('/admin/audit', answers);
  expect(await screen.findByText('updateChallenge', { selector: 'td *' })).toBeTruthy();
  expect(screen.getByText('originalScore')).toBeTruthy();
  expect(screen.getByText(words.secret(), { exact: false, selector: 'ins' })).toBeTruthy();
});

test('narrows to an actor by the address', async () => {
  const { api } = renderPage('/admin/audit', answers);
  const name = words.onlyActor({ user: entry.actorName });
  fireEvent.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(api.sent('listAudit').at(-1)?.query.get('actor')).toBe(entry.actorId));
  expect(currentAddress()).toBe(`/admin/audit?actor=${entry.actorId}`);
});

test('narrows to a thing by its kind and id, and drops both together', async () => {
  const { api } = renderPage('/admin/audit', answers);
  const asked = (name: string) => api.sent('listAudit').at(-1)?.query.get(name) ?? null;
  const { type, id, name: target } = entry.target ?? { type: 'Site', id: null, name: '' };
  fireEvent.click(await screen.findByRole('link', { name: words.onlyTarget({ target }) }));
  await waitFor(() => expect([asked('targetType'), asked('target')]).toEqual([type, id]));
  expect(currentAddress()).toBe(`/admin/audit?type=${type}&target=${id}`);
  const remove = new RegExp(`: ${words.targetFilter()}$`);
  fireEvent.click(await screen.findByRole('button', { name: remove }));
  await waitFor(() => expect([asked('targetType'), asked('target')]).toEqual([null, null]));
  expect(currentAddress()).toBe('/admin/audit');
});

test('narrows to a kind of things, of which the id of another kind is none', async () => {
  const { api } = renderPage('/admin/audit?type=Team&target=57', answers);
  const asked = (name: string) => api.sent('listAudit').at(-1)?.query.get(name) ?? null;
  await waitFor(() => expect([asked('targetType'), asked('target')]).toEqual(['Team', '57']));
  fireEvent.click(await screen.findByRole('combobox', { name: words.target() }));
  fireEvent.click(await screen.findByRole('option', { name: words.types.Game() }));
  await waitFor(() => expect([asked('targetType'), asked('target')]).toEqual(['Game', null]));
});

test('says of an entry that it is a read, and narrows to those', async () => {
  const read = { ...entry, kind: 'Read' as const, operation: 'exportGame', changes: [] };
  const { api } = renderPage('/admin/audit', {
    ...answers,
    listAudit: { data: { ...example, data: [read] } },
  });
  await screen.findByText('exportGame', { selector: 'td *' });
  expect(screen.getByText(words.kinds.Read(), { selector: 'td *' })).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: words.kind() }));
  fireEvent.click(await screen.findByRole('option', { name: words.kinds.OwnAccount() }));
  await waitFor(() => expect(api.sent('listAudit').at(-1)?.query.get('kind')).toBe('OwnAccount'));
  expect(currentAddress()).toBe('/admin/audit?kind=OwnAccount');
});

test('asks for all kinds where the address names one that does not exist', async () => {
  const { api } = renderPage('/admin/audit?type=Boat', answers);
  await screen.findByText('updateChallenge', { selector: 'td *' });
  expect(api.sent('listAudit').map(({ query }) => query.has('targetType'))).toEqual([false]);
});

test('keeps the begin of the period while older entries are loaded', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...entry, id: 1000 - index }));
  const page = { ...example, data: many, length: 50 };
  const { api } = renderPage('/admin/audit?period=day', { ...answers, listAudit: { data: page } });
  const older = await screen.findByRole('button', { name: words.older() });
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(Date.now() + 120_000);
  fireEvent.click(older);
  await waitFor(() => expect(api.sent('listAudit')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(60));
  now.mockRestore();
  const asked = api.sent('listAudit').map(({ query }) => query);
  expect(asked.map((query) => query.get('before'))).toEqual([null, '951']);
  expect(new Set(asked.map((query) => query.get('since'))).size).toBe(1);
});

test('says so where the server keeps no audit log', async () => {
  renderPage('/admin/audit', { ...answers, getConfig: { data: { ...config, extensions: [] } } });
  expect(await screen.findByText(words.notOffered())).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
