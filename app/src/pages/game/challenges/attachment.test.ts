import { expect, test } from 'vitest';
import { attachmentOf, sizeText } from './attachment.ts';

const none = { closeTime: null, instanceEntry: null, url: null, fileSize: null };

test('names a file of this server by its address', () => {
  const url = '/assets/9f86/loose%20cannon.tar.gz';
  expect(attachmentOf({ ...none, url, fileSize: 18_841 })).toStrictEqual({
    name: 'loose cannon.tar.gz',
    href: url,
    isExternal: false,
    size: 18_841,
  });
});

test.each([
  ['https://files.example/a/b.zip', 'b.zip'],
  ['https://files.example/', 'files.example'],
  ['//files.example/c.bin', 'c.bin'],
])('marks %s as another site', (url, name) => {
  expect(attachmentOf({ ...none, url })).toMatchObject({ name, isExternal: true });
});

test('keeps a name that is no proper escape', () => {
  expect(attachmentOf({ ...none, url: '/assets/x/100%.txt' })?.name).toBe('100%.txt');
});

test('is missing where there is no file', () => {
  expect(attachmentOf(none)).toBeNull();
  expect(attachmentOf({ ...none, url: '' })).toBeNull();
});

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [18_841, '18.4 KB'],
  [3_145_728, '3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText('en-US', bytes)).toBe(text);
});
