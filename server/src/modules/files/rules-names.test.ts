import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assetUrl,
  attachmentDisposition,
  cleanFileName,
  contentTypeOf,
  fileNamePart,
  findHashes,
} from './rules-names.ts';

describe('cleanFileName', () => {
  test.each([
    ['pad.zip', 'pad.zip'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\mira\\pad.zip', 'pad.zip'],
    ['a\r\nSet-Cookie: x.zip', 'aSet-Cookie: x.zip'],
    ['exe.\u202epiz', 'exe.piz'],
    [' pad.zip ', 'pad.zip'],
    ['船.zip', '船.zip'],
    ['.env', '.env'],
    ['', 'file'],
    ['..', 'file'],
    ['/', 'file'],
    ['\0', 'file'],
  ])('makes %j %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  test('makes a storable name of 1 to 255 characters of anything, and leaves it then', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constant('🏴'.repeat(200)),
    );
    fc.assert(
      fc.property(names, (name) => {
        const clean = cleanFileName(name);
        expect(clean.length).toBeGreaterThan(0);
        expect(clean.length).toBeLessThanOrEqual(255);
        expect(clean).not.toMatch(/[/\\\p{Cc}]/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});

describe('assetUrl', () => {
  test.each([
    ['data ä.zip', '/assets/hash/data ä.zip'],
    ['船 (1) [a]&b=c;d.zip', '/assets/hash/船 (1) [a]&b=c;d.zip'],
    ['100%.zip', '/assets/hash/100%25.zip'],
    ['a%20b.zip', '/assets/hash/a%2520b.zip'],
    ['a/b?c#d\\e\n.zip', '/assets/hash/a%2Fb%3Fc%23d%5Ce%0A.zip'],
  ])('has %j as a person reads it', (name, url) => {
    expect(assetUrl('hash', name)).toBe(url);
  });

  test('leads to the name, whatever it is, also where a browser has encoded it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const clean = cleanFileName(name);
        const url = assetUrl('hash', clean);
        expect(decodeURIComponent(url)).toBe(`/assets/hash/${clean}`);
        const { pathname, search, hash } = new URL(url, 'https://ctf.example');
        expect([decodeURIComponent(pathname), search, hash]).toEqual([
          `/assets/hash/${clean}`,
          '',
          '',
        ]);
      }),
    );
  });
});

describe('fileNamePart', () => {
  test.each([
    ['Harbour/CTF', 'Harbour-CTF'],
    ['../../etc', '..-..-etc'],
    ['C:\\a*?"<b>|', 'C--a----b--'],
    ['船长 Ω עברית', '船长 Ω עברית'],
    ['exe.\u202epiz', 'exe.piz'],
    ['..', 'file'],
    [' \n ', '-'],
    ['', 'file'],
    ['🏴'.repeat(200), '🏴'.repeat(30)],
  ])('makes %j %j', (text, part) => {
    expect(fileNamePart(text)).toBe(part);
  });

  test('fits into the name of a file and is no path, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const part = fileNamePart(text);
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(120);
        expect(part).not.toMatch(/^\.*$|[/\\:*?"<>|\p{Cc}]/u);
        expect(part.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('attachmentDisposition', () => {
  test('is plain for plain names and encoded beside that for the rest', () => {
    expect(attachmentDisposition('pad one.zip')).toBe('attachment; filename="pad one.zip"');
    expect(attachmentDisposition('船"*.zip')).toBe(
      `attachment; filename="__*.zip"; filename*=UTF-8''%E8%88%B9%22%2A.zip`,
    );
  });

  test('is one header of visible ASCII, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachmentDisposition(name)).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});

describe('contentTypeOf', () => {
  test('goes by the ending, and gives nothing that could run', () => {
    expect(contentTypeOf('PAD.ZIP')).toBe('application/zip');
    for (const name of ['x.html', 'x.svg', 'x.js', 'x.xml', 'x', '.zip', 'x.pdf.exe']) {
      expect(contentTypeOf(name)).toBe('application/octet-stream');
    }
  });
});

describe('findHashes', () => {
  const hash = 'a1'.repeat(32);

  test('finds files of this server, each once, wherever the address stands', () => {
    const other = 'b2'.repeat(32);
    const text = `![x](/assets/${hash}/x.png) <img src="/assets/${other}/y.png"> /assets/${hash}/z`;
    expect(findHashes(text, `![x](/assets/${hash}/x.png)`)).toEqual([hash, other]);
  });

  test('ignores what is no hash', () => {
    expect(
      findHashes(`/assets/${hash}a/x`, `/assets/${hash.toUpperCase()}/x`, '/assets/x/y'),
    ).toEqual([]);
  });
});
