import { beforeEach, expect, test, vi } from 'vitest';
import { loadAreaTexts, loadOtherLanguage, startLanguage } from './current-language.ts';
import { type Language, loadLanguage } from './load-language.ts';

/** Serves `/static/…` files; those in `held` wait until they are released. */
function serve() {
  const files: Record<string, unknown> = {
    '/static/en-us.visitor.json': { common: { save: 'Save' } },
    '/static/en-us.player.json': { game: { loading: 'Loading the game' } },
    '/static/en-us.staff.json': { staff: { title: 'Staff' } },
    '/static/de-de.visitor.json': { common: { save: 'Speichern' } },
    '/static/de-de.player.json': { game: { loading: 'Lädt' } },
    '/static/de-de.staff.json': { staff: { title: 'Orga' } },
  };
  const fetch = vi.fn(async (address: string) =>
    address in files ? Response.json(files[address]) : new Response(null, { status: 404 }),
  );
  vi.stubGlobal('fetch', fetch);
  const asked = () => fetch.mock.calls.map(([address]) => address);
  return { files, fetch, asked };
}

async function start(code: string): Promise<Language> {
  const language = await loadLanguage(code);
  if (!language) throw new Error(`${code} could not be loaded`);
  startLanguage(language);
  return language;
}

let server: ReturnType<typeof serve>;
beforeEach(() => {
  server = serve();
});

test('a visitor downloads no texts of players and staff', async () => {
  await start('en-US');
  expect(server.asked()).toEqual(['/static/en-us.visitor.json']);
});

test('an area comes with the areas before it, once, into the same functions', async () => {
  const { LL } = await start('en-US');
  await Promise.all([loadAreaTexts('staff'), loadAreaTexts('player')]);
  expect([LL.common.save(), LL.staff.title()]).toEqual(['Save', 'Staff']);
  expect(server.asked().toSorted()).toEqual([
    '/static/en-us.player.json',
    '/static/en-us.staff.json',
    '/static/en-us.visitor.json',
  ]);
});

test('another language comes with the areas in use, and no others', async () => {
  await start('en-US');
  await loadAreaTexts('player');
  const german = await loadOtherLanguage('de-DE');
  expect(german?.locale).toBe('de-DE');
  expect(server.asked()).not.toContain('/static/de-de.staff.json');
  await loadAreaTexts('staff');
  expect((await loadOtherLanguage('de-DE'))?.LL.staff.title()).toBe('Orga');
});

test('an area that a page asks for while the language changes comes in the new one too', async () => {
  await start('en-US');
  const changing = loadOtherLanguage('de-DE');
  const opening = loadAreaTexts('staff');
  expect((await changing)?.LL.staff.title()).toBe('Orga');
  await opening;
});

test('a language that lacks an area in use is not taken', async () => {
  await start('en-US');
  await loadAreaTexts('staff');
  delete server.files['/static/de-de.staff.json'];
  expect(await loadOtherLanguage('de-DE')).toBeNull();
});

test('texts that cannot be fetched reject, and are fetched by the next try', async () => {
  const { LL } = await start('en-US');
  server.fetch.mockRejectedValueOnce(new TypeError('no network'));
  server.fetch.mockRejectedValueOnce(new TypeError('no network'));
  server.fetch.mockRejectedValueOnce(new TypeError('no network'));
  server.fetch.mockRejectedValueOnce(new TypeError('no network'));
  await expect(loadAreaTexts('staff')).rejects.toThrow('no network');
  await loadAreaTexts('staff');
  expect(LL.staff.title()).toBe('Staff');
});
