import { afterEach, expect, test, vi } from 'vitest';
import { createWrites } from '../../platform/write.ts';
import { systemClock } from '../../platform/clock.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { NewLine } from './repository.ts';
import { createSiteLog } from './part-site-log.ts';

const { db } = await createTestDatabase();
const { writeStatement } = createWrites({ db, bus: { deliver: () => undefined } });
const away = () => Promise.reject(new Error('away'));

function create(flushMilliseconds?: number) {
  const write = vi.fn(writeStatement);
  const lost: NewLine[] = [];
  const log = createSiteLog({
    writeStatement: write as typeof writeStatement,
    clock: systemClock,
    language: 'de-DE',
    onError: () => undefined,
    onLost: (lines) => void lost.push(...lines),
    ...(flushMilliseconds !== undefined && { flushMilliseconds }),
  });
  return { log, write, lost };
}

async function stored(): Promise<string[]> {
  const rows = await db.selectFrom('log_lines').select('message').orderBy('id').execute();
  return rows.map(({ message }) => message);
}

afterEach(async () => {
  await db.deleteFrom('log_lines').execute();
});

test('stores lines soon, many in one statement, in the language of the site', async () => {
  const { log, write } = create(5);
  for (let line = 0; line < 100; line += 1) log.add({ code: 'SITE_STARTED' });
  await expect.poll(stored).toHaveLength(100);
  expect(write).toHaveBeenCalledTimes(1);
  expect(await stored()).toContain('Der Server wurde gestartet.');
});

test('stores what waits when it is closed', async () => {
  const { log } = create();
  log.add({ code: 'SITE_STOPPED' });
  await log.close();
  expect(await stored()).toEqual(['Der Server wurde angehalten.']);
});

test('keeps lines that could not be stored, in their order and once each', async () => {
  const { log, write } = create(3_600_000);
  write.mockImplementationOnce(away);
  log.add({ code: 'SITE_STARTED' });
  await expect(log.flush()).rejects.toThrow('away');
  log.add({ code: 'SITE_STOPPED' });
  await Promise.all([log.flush(), log.flush()]);
  expect(await stored()).toEqual(['Der Server wurde gestartet.', 'Der Server wurde angehalten.']);
});

test('holds a bounded number of lines, and says how many it lost', async () => {
  const { log } = create(3_600_000);
  for (let line = 0; line < 5007; line += 1) log.add({ code: 'SITE_STARTED' });
  await log.flush();
  const messages = await stored();
  expect(messages).toHaveLength(5001);
  expect(messages.at(-1)).toBe('Zeilen des Protokolls sind verloren gegangen: 7.');
});

test('gives away the lines that cannot be stored at the end', async () => {
  const { log, write, lost } = create();
  write.mockImplementation(away);
  log.add({ code: 'SITE_STOPPED' });
  await log.close();
  expect(lost).toMatchObject([{ message: 'Der Server wurde angehalten.' }]);
});
