import { describe, expect, test } from 'vitest';
import { isPictureShown, resourceName } from './resource-address.ts';
import { findDeadLinks, findHiddenResources, findResources, replaceAddress } from './resources.ts';
import { lineToHtml, markdownToHtml } from './to-html.ts';

const HASH = 'a1'.repeat(32);
const OWN = `/assets/${HASH}/map.png`;
const ELSEWHERE = 'https://pictures.example/map.png';

describe('a picture is shown', () => {
  test.each([
    OWN,
    `/assets/${HASH}/poster`,
    `/assets/${HASH}/карта%20%281%29.JPEG?x=1#y`,
    `https://ctf.example${OWN}`,
    `//ctf.example${OWN}`,
    `../../assets/${HASH}/map.webp`,
    'data:image/png;base64,AA==',
  ])('from our own server: %s', (address) => {
    expect(isPictureShown(address, 'https://ctf.example')).toBe(true);
  });

  test.each([
    ELSEWHERE,
    `http://ctf.example${OWN}`,
    `//other.example${OWN}`,
    String.raw`\\other.example${OWN}`,
    '/files/4f1c/map.png',
    '/map.png',
    'images/map.png',
    `/assets/${HASH}/map.svg`,
    `/assets/${HASH}/../../files/map.png`,
    `/assets/map.png`,
    'data:text/html,x',
    'http://[',
    '',
  ])('from nowhere else: %s', (address) => {
    expect(isPictureShown(address, 'https://ctf.example')).toBe(false);
  });

  test('without an origin only by a relative address', () => {
    expect(isPictureShown(OWN)).toBe(true);
    expect(isPictureShown(`https://ctf.example${OWN}`)).toBe(false);
  });
});

/** What can load something, with the addresses that no page shows. */
const RESOURCES: [source: string, hidden: string[]][] = [
  [`![map](${OWN})`, []],
  [`<img src="${OWN}">`, []],
  ['![dot](data:image/gif;base64,AA==)', []],
  [`![map](${ELSEWHERE} "title")`, [ELSEWHERE]],
  [`![map][1]\n\n[1]: ${ELSEWHERE}`, [ELSEWHERE]],
  [`![map]\n\n[map]: <${ELSEWHERE}>`, [ELSEWHERE]],
  [`[![map](${ELSEWHERE})](https://a.example)`, [ELSEWHERE]],
  [`| a |\n| - |\n| ![map](${ELSEWHERE}) |`, [ELSEWHERE]],
  [`> - ![map](/files/map.png)`, ['/files/map.png']],
  [`Text[^1]\n\n[^1]: ![map](map.png)`, ['map.png']],
  [`![map](<a map.png>)`, ['a%20map.png']],
  ['![map](/a?b=1&c=2)', ['/a?b=1&c=2']],
  [`<IMG alt='a>b' SRC='${ELSEWHERE}'/>`, [ELSEWHERE]],
  [`<img width=3 src=${ELSEWHERE}>`, [ELSEWHERE]],
  ['<img src="/a?b=1&amp;c=&#50;">', ['/a?b=1&c=2']],
  [`<div>\n<p><img src="map.png"></p>\n</div>`, ['map.png']],
  ['<picture><source srcset="a.avif"><img src="b.png"></picture>', ['b.png']],
  ['<video src="a.mp4" poster="b.png" controls></video>', ['a.mp4', 'b.png']],
  [
    '<video controls>\n<source src="a.mp4">\n\n<source src="b.webm">\n</video>',
    ['a.mp4', 'b.webm'],
  ],
  ['<audio src="/files/a.mp3"></audio>', ['/files/a.mp3']],
  ['<iframe src="https://v.example/e/1"></iframe>', ['https://v.example/e/1']],
  ['<object data="a.pdf"><embed src="b.pdf"></object>', ['a.pdf', 'b.pdf']],
  ['<svg><g><image href="a.png"/></g><text>t</text></svg>', ['a.png']],
  ['<svg>\n\n<image xlink:href="a.png"/>\n\n</svg>\n\n![b](b.png)', ['a.png', 'b.png']],
  ['<input type="image" src="a.png">', ['a.png']],
  ['<iframe srcdoc="<img src=x>"></iframe>', []],
  ['`![a](b.png)` and\n\n```html\n<img src="b.png">\n```\n\n    ![a](b.png)', []],
  ['<!-- <img src="b.png"> --> <style><img src="b.png"></style>', []],
  ['<script src="a.js"></script><link rel="stylesheet" href="a.css">', []],
  ['![x](javascript:alert(1)) <video src="javascript:alert(1)"></video>', []],
];

describe('the resources of a text', () => {
  test.each(RESOURCES)('that no page shows are found: %s', (source, hidden) => {
    expect(findHiddenResources(source)).toEqual(hidden);
  });

  test('have their kind and order', () => {
    const source = `[a](b.zip) ![c](d.png)\n\n<video src="e.mp4"></video> https://f.example`;
    expect(findResources(source)).toEqual([
      { kind: 'link', address: 'b.zip' },
      { kind: 'picture', address: 'd.png' },
      { kind: 'embedded', address: 'e.mp4' },
      { kind: 'link', address: 'https://f.example' },
    ]);
  });

  test('include dead links', () => {
    const source =
      '[a](/files/9ab2/a.zip?token=abc) [b](dist/b.zip) [c](/games) [d](#e) [f](//g.example) <h@i.example> [j](https://k.example/files/l)';
    expect(findDeadLinks(source)).toEqual(['/files/9ab2/a.zip?token=abc', 'dist/b.zip']);
  });

  test('are found in a text that is made to be slow', () => {
    const started = performance.now();
    for (const part of [
      '<a "',
      "<a '",
      '<video src="',
      '<!--',
      '<svg>',
      '<svg><image href=a>',
      '<a b=c ',
    ]) {
      findResources(part.repeat(5000));
    }
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('videos, frames and the like', () => {
  test('become links with a name', () => {
    expect(markdownToHtml('See <video src="/files/the%20tide.mp4"></video>.').trim()).toBe(
      '<p>See <a class="resource" href="/files/the%20tide.mp4">the tide.mp4</a>.</p>',
    );
    expect(markdownToHtml('<iframe title="A <tide>" src="https://v.example"></iframe>')).toContain(
      '<a class="resource" href="https://v.example">A &#60;tide&#62;</a>',
    );
  });

  test('in one line pictures do too', () => {
    expect(lineToHtml('a ![b](/c?d=1&amp;e=2) <img src="f.png">')).toBe(
      'a <a class="resource" href="/c?d=1&#38;e=2">b</a> <a class="resource" href="f.png">f.png</a><img src="f.png">',
    );
  });

  test('do not depend on the text before', () => {
    lineToHtml('<svg>');
    expect(lineToHtml('<image href="a.png">')).not.toContain('svg');
  });

  test.each([
    ['https://a.example/', 'a.example'],
    ['https://a.example/b/%D1%82.png?c', 'т.png'],
    ['b/%zz.png', '%zz.png'],
    ['data:video/mp4,x', 'data'],
  ])('without words are called by their address: %s', (address, name) => {
    expect(resourceName(address)).toBe(name);
  });
});

describe('another address', () => {
  test.each([
    ['![a](b.png) ![c](b.png)', 'b.png', '![a](NEW) ![c](NEW)'],
    ['`![a](b.png)` b.png ![a](b.png)', 'b.png', '`![a](b.png)` b.png ![a](NEW)'],
    ['![a](b.png) ![a](a/b.png)', 'b.png', '![a](NEW) ![a](a/b.png)'],
    ['![a][1]\n\n[1]: <b c.png> "d"', 'b%20c.png', '![a][1]\n\n[1]: <NEW> "d"'],
    ['<img alt="b.png" src="b.png">', 'b.png', '<img alt="b.png" src="NEW">'],
    ['<img src=b.png>', 'b.png', '<img src=NEW>'],
    ['<img src="/a?b=1&amp;c=2">', '/a?b=1&c=2', '<img src="NEW">'],
    ['[![a](b.png)](b.png)', 'b.png', '[![a](NEW)](NEW)'],
    ['<video src="b.mp4"></video>', 'b.mp4', '<video src="NEW"></video>'],
    ['![a](b\\_c.png)', 'b_c.png', '![a](NEW)'],
    ['![a](b.png)', 'c.png', '![a](b.png)'],
  ])('takes the place of one: %s', (source, address, expected) => {
    expect(replaceAddress(source, address, 'NEW')).toBe(expected);
  });
});
