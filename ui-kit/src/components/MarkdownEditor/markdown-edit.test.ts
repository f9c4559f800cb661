import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  insertLink,
  insertTable,
  toggleCode,
  toggleList,
  toggleMark,
  toggleMaths,
  type Edit,
  type Selected,
} from './markdown-edit.ts';

function apply({ text }: Selected, edit: Edit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}

const selected = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', ' ', '\n') }), fc.nat(), fc.nat())
  .map(([text, a, b]): Selected => {
    const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted(
      (x, y) => x - y,
    );
    return { text, start, end };
  });

test('a mark twice gives back the text and the selection', () => {
  fc.assert(
    fc.property(selected, fc.constantFrom('**', '_'), (before, mark) => {
      const marked = apply(before, toggleMark(before, mark));
      expect(apply(marked, toggleMark(marked, mark))).toEqual(before);
    }),
  );
});

test('a list twice gives back the text', () => {
  fc.assert(
    fc.property(selected, (before) => {
      const listed = apply(before, toggleList(before));
      expect(apply(listed, toggleList(listed)).text).toBe(before.text);
    }),
  );
});

test('keeps the selection', () => {
  fc.assert(
    fc.property(selected, (before) => {
      const { text, start, end } = apply(before, toggleCode(before));
      expect(text.slice(start, end)).toBe(before.text.slice(before.start, before.end));
    }),
  );
});

test('several lines of code get a fence', () => {
  const before = { text: 'a\nb', start: 0, end: 3 };
  expect(apply(before, toggleCode(before)).text).toBe('```\na\nb\n```');
});

test('a link selects its address', () => {
  const before = { text: 'see rules', start: 4, end: 9 };
  const { text, start, end } = apply(before, insertLink(before, 'text'));
  expect(text).toBe('see [rules](https://)');
  expect(text.slice(start, end)).toBe('https://');
});

test('a link without a selection takes the placeholder', () => {
  const before = { text: '', start: 0, end: 0 };
  expect(apply(before, insertLink(before, 'text')).text).toBe('[text](https://)');
});

test('whole lines become items, also when only a part of them is selected', () => {
  const before = { text: 'one\ntwo\nthree', start: 5, end: 9 };
  expect(apply(before, toggleList(before)).text).toBe('one\n- two\n- three');
});

test('a table stands on its own and selects its first heading', () => {
  const before = { text: 'Tides:', start: 6, end: 6 };
  const after = apply(before, insertTable(before, 'text'));
  expect(after.text).toBe('Tides:\n\n| text | text |\n| --- | --- |\n|  |  |\n|  |  |\n\n');
  expect(after.text.slice(after.start, after.end)).toBe('text');
  expect(after.start).toBe(10);
});

test('a formula stays in its line, several lines get one of their own', () => {
  const line = { text: 'the x', start: 4, end: 5 };
  expect(apply(line, toggleMaths(line)).text).toBe('the $x$');
  const block = { text: 'a\nb', start: 0, end: 3 };
  expect(apply(block, toggleMaths(block)).text).toBe('$$\na\nb\n$$\n\n');
});
