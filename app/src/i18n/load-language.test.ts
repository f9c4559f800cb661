import { expect, test, vi } from 'vitest';
import en from './en-us/index.ts';
import { type Language, loadLanguage } from './load-language.ts';

function serve(files: Record<string, unknown>) {
  const fetch = vi.fn(async (address: string) =>
    address in files ? Response.json(files[address]) : new Response(null, { status: 404 }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function load(code: string): Promise<Language> {
  const language = await loadLanguage(code);
  if (!language) throw new Error(`No words for ${code}`);
  return language;
}

test('one dictionary is fetched, that of the language', async () => {
  const fetch = serve({ '/static/de-de.visitor.json': { common: { save: 'Speichern' } } });
  const { locale, LL } = await load('de-DE');
  expect([locale, LL.common.save()]).toEqual(['de-DE', 'Speichern']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['tlh', '', 'constructor'])('%j has no dictionary and is English', async (code) => {
  serve({ '/static/en-us.visitor.json': en });
  const { locale, LL } = await load(code);
  expect([locale, LL.common.save()]).toEqual(['en-US', 'Save']);
});

test('what cannot be fetched is English', async () => {
  serve({ '/static/en-us.visitor.json': en });
  expect((await load('de-DE')).LL.common.save()).toBe('Save');
});

test('what failed once is asked for again', async () => {
  const fetch = serve({ '/static/de-de.visitor.json': { common: { save: 'Speichern' } } });
  fetch.mockRejectedValueOnce(new TypeError('no network'));
  expect((await load('de-DE')).LL.common.save()).toBe('Speichern');
});

test('with no network at all it settles, without a language', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await loadLanguage('de-DE')).toBeNull();
});

test('counts and writes numbers as the language does', async () => {
  serve({
    '/static/de-de.visitor.json': { common: { pointCount: '{count|number} {{Punkt|Punkte}}' } },
  });
  const { LL } = await load('de-DE');
  const said = [0, 1, 2, 1234].map((count) => LL.common.pointCount({ count }));
  expect(said).toEqual(['0 Punkte', '1 Punkt', '2 Punkte', '1.234 Punkte']);
});
