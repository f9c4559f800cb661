import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startWorker } from '../../testing/test-worker.ts';
import { copyHolder } from './testing/copy-suite.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { createContainerSite } from './testing/test-site.ts';

const [original, restored] = [await createTestDatabase(), await createTestDatabase()];
const { engine } = createFakeEngine();
const sent: string[] = [];
const sendMail = async ({ to }: { to: string }) => {
  sent.push(to);
  return '250 Ok';
};

test('a copy holds its mails, says so to staff, and is made the site by an administrator', async () => {
  const site = await createContainerSite(original, engine);
  await site.containers.holder.takeOver(null);
  await copyHolder(original, restored);
  const copy = await createContainerSite(restored, engine, { replace: { sendMail } });
  await copy.containers.holder.renew();
  await site.containers.holder.renew();
  await copy.containers.holder.renew();
  const ask = async (path: string) =>
    (await copy.request(copy.admin, 'GET', `/api/ext/admin/${path}`)).json();
  expect(await ask('containers')).toMatchObject({ holder: 'Elsewhere' });
  expect(await ask('state')).toContainEqual(
    expect.objectContaining({ part: 'Containers', reason: 'ContainersElsewhere' }),
  );

  await startWorker(restored.url, copy.tasks);
  const mail = { kind: 'Test', userId: copy.admin.userId, language: 'en-US' } as const;
  await copy.write(null, (tx) => copy.mails.post(tx, { ...mail, to: 'mira@harbour.example' }));
  const states = async () =>
    (await copy.db.selectFrom('mails').select('state').execute()).map(({ state }) => state);
  await expect.poll(states).toEqual(['Held']);
  expect(sent).toEqual([]);

  const path = '/api/ext/admin/containers/takeover';
  const answer = await copy.request(copy.admin, 'POST', path);
  expect(answer.json()).toMatchObject({ holder: 'Held' });
  await expect.poll(states).toEqual(['Sent']);
  expect(sent).toEqual(['mira@harbour.example']);
  const rows = await copy.db.selectFrom('audit_log').selectAll().execute();
  expect(rows).toMatchObject([{ operation: 'takeOverContainers', target_type: 'Site' }]);
});
