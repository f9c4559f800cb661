import { exampleOf } from '@halyard/sdk/msw';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../testing/fixtures.ts';
import type { Answers } from '../../testing/fake-api.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { staffAnswers } from './testing/fixtures.ts';

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

test('says so where the server keeps no audit log', async () => {
  renderPage('/admin/audit', { ...answers, getConfig: { data: { ...config, extensions: [] } } });
  expect(await screen.findByText(words.notOffered())).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
