import { ALLOWED_HTML } from '@halyard/sdk/markdown';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMarkdownRenderer } from './render-markdown.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** The elements of HTML as a browser reads it. */
function elementsOf(html: string): Element[] {
  return elementsIn(parseFragment(html));
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  if (!('attrs' in node)) return below;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes }, ...below];
}

const tags = new Set([...ALLOWED_HTML.tags, ...ALLOWED_HTML.mathsTags]);
const attributes = new Set([...ALLOWED_HTML.attributes, ...ALLOWED_HTML.mathsAttributes]);

/** What is not allowed in HTML. */
function faultsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes: given }) => [
    ...(tags.has(name) ? [] : [name]),
    ...Object.entries(given).flatMap(([key, value]) => {
      const address = key === 'href' || key === 'src';
      // What is no address leads nowhere.
      const protocol = address ? URL.parse(value, 'https://relative.example')?.protocol : undefined;
      const isSafe =
        protocol === undefined ||
        /^(?:https?|mailto):$/.test(protocol) ||
        (name === 'img' && protocol === 'data:');
      return attributes.has(key) && isSafe ? [] : [`${name} ${key}=${value}`];
    }),
  ]);
}

const onError = vi.fn<(error: unknown) => void>();
const renderMarkdown = createMarkdownRenderer({ onError });

beforeEach(() => void onError.mockClear());

/** The HTML of a text that can be rendered. */
async function htmlOf(source: string): Promise<string> {
  const html = await renderMarkdown(source);
  expect(html).toBeTypeOf('string');
  return html ?? '';
}

describe('renderMarkdown', () => {
  test('keeps harmless HTML by hand', async () => {
    const source =
      'Press <kbd>f</kbd>.\n\n<details open><summary>More</summary>\n\n**Hidden** x<sub>1</sub>.\n\n</details>\n\n' +
      '<img src="/assets/board.webp" alt="board" width="640" height="480">\n';
    const html = await htmlOf(source);
    expect(html).toContain('Press <kbd>f</kbd>.');
    expect(html).toMatch(
      /<details open[^>]*><summary>More<\/summary>\s*<p><strong>Hidden<\/strong>/,
    );
    expect(html).toMatch(
      /<img src="\/assets\/board.webp" alt="board" width="640" height="480" ?\/?>/,
    );
  });

  test('has links in place of videos and frames', async () => {
    const html = await htmlOf(
      '<video><source src="/files/tide.mp4"></video> <iframe src="https://v.example/1"></iframe>' +
        '<svg><image href="/files/map.png"/></svg>',
    );
    const links = elementsOf(html).filter(({ name }) => name === 'a');
    expect(links.map(({ attributes: { href } }) => href)).toEqual([
      '/files/tide.mp4',
      'https://v.example/1',
      '/files/map.png',
    ]);
  });

  test('is the same with HTML elsewhere in the text', async () => {
    const source =
      '> [!TIP]\n> a\n\n[x](/a?b=1&c=2) $a<b$ note[^1]\n\n- [x] done\n\n```c++\n1 < 2\n```\n\n[^1]: text\n';
    const plain = elementsOf(await htmlOf(source));
    const others = elementsOf(await htmlOf(`<hr>\n\n${source}`));
    expect(others.slice(1)).toEqual(plain);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href=" &#1;javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math href="javascript:alert(1)"><mtext><a href="javascript:alert(1)">x</a></mtext></math>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<form action="/api/account/logout"><input name="a" onfocus="alert(1)" autofocus><button>x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<p style="position:fixed" id="root" onclick="alert(1)">x</p>',
    '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
    '[x](javascript:alert(1)) [y](&#106;avascript:alert(1)) ![z](javascript:alert(1))',
  ])('leaves nothing harmful of %s', async (source) => {
    for (const text of [
      source,
      `a ${source} b`,
      `> ${source}`,
      `| ${source} |\n| --- |\n| ${source} |`,
    ]) {
      const html = await htmlOf(text);
      expect(faultsOf(html)).toEqual([]);
      expect(html).not.toMatch(/alert\(1\)<\/script|<style|<script/);
    }
  });

  test('leaves no form fields but checkboxes', async () => {
    const html = await htmlOf(
      '- [x] done\n\n<input type="password"> <input> <input type="image" src="/x.png"> <input type="CHECKBOX">',
    );
    expect(html.match(/<input/g)).toHaveLength(1);
  });

  test('gives up what takes too long, once, without blocking anything else meanwhile', async () => {
    const source = '['.repeat(100_000);
    const slow = renderMarkdown(source);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 50);
    expect(await slow).toBeNull();
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
    expect(await renderMarkdown('next')).toBe('<p>next</p>\n');
    expect(await renderMarkdown(source)).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      new Error('A text of 100000 characters has no HTML: It takes too long.'),
    );
  });

  test.each([
    ['is nested too deeply', '>'.repeat(12_000), /RangeError/],
    ['becomes too long', `[a]: /${'x'.repeat(1000)}\n\n${'[a] '.repeat(1000)}`, /too long/],
  ])('gives up what %s, and renders the next text', async (_, source, reason) => {
    const [none, next] = await Promise.all([source, 'next'].map(renderMarkdown));
    expect(none).toBeNull();
    expect(next).toBe('<p>next</p>\n');
    expect(String(onError.mock.calls[0]?.[0])).toMatch(reason);
  });

  test('answers each text with its own HTML', async () => {
    const texts = Array.from(
      { length: 40 },
      (_, index) => `Text **${index}** ${'a'.repeat(index * 50)}`,
    );
    const htmls = await Promise.all(texts.map(renderMarkdown));
    for (const [index, html] of htmls.entries())
      expect(html).toContain(`<strong>${index}</strong>`);
  });

  test('starts another thread when the one before has ended or could not start', async () => {
    const short = createMarkdownRenderer({ onError, idle: 1 });
    for (const text of ['one', 'two', 'three']) {
      expect(await short(text)).toBe(`<p>${text}</p>\n`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(onError).not.toHaveBeenCalled();
    const broken = createMarkdownRenderer({
      onError,
      program: new URL('none.ts', import.meta.url),
    });
    expect(await broken('one')).toBeNull();
    expect(await broken('one')).toBeNull();
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test.each([
    'a [a]( [a]: ]( ) ! # * $ | : - 1 \n javascript: data: &colon; &#58; & \\ ` " / www.',
    'a [a]( [a]: ](< > <a href= <img src= <math> </math> <b <svg> <p title= " \' javascript: &colon; onclick= </script> <style> --> <!-- \n',
  ])('has only what is allowed, whatever the text is made of: %s', async (alphabet) => {
    const words = fc.array(fc.constantFrom(...alphabet.split(' ')), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        expect(faultsOf(await htmlOf(text.join('')))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
