import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

interface Form {
  title: string;
  hints: readonly string[];
}

const stored: Form = { title: 'Harbour', hints: ['one'] };
const draftOver = (initial: Form) => renderHook(useDraft<Form>, { initialProps: initial });

test('what others change shows through wherever nothing was edited', () => {
  const { result, rerender } = draftOver(stored);
  act(() => result.current.set('hints', ['one', 'two']));
  rerender({ title: 'Renamed', hints: ['one'] });
  expect(result.current.values).toEqual({ title: 'Renamed', hints: ['one', 'two'] });
  expect(result.current.changed).toEqual(['hints']);
  expect(result.current.edits).toEqual({ hints: ['one', 'two'] });
});

test('a value typed back is no change, whatever the list it is in', () => {
  const { result } = draftOver(stored);
  act(() => result.current.set('hints', []));
  act(() => result.current.set('hints', ['one']));
  expect(result.current.changed).toEqual([]);
});

test('what is typed while a save is under way survives it', () => {
  const { result, rerender } = draftOver(stored);
  act(() => result.current.set('title', ' Drift '));
  const sent = result.current.edits;
  act(() => result.current.set('hints', ['later']));
  rerender({ title: 'Drift', hints: ['one'] });
  act(() => result.current.settle(sent));
  expect(result.current.values).toEqual({ title: 'Drift', hints: ['later'] });
  expect(result.current.changed).toEqual(['hints']);
});

test('a field that somebody else changed after its edit began is in conflict', () => {
  const { result, rerender } = draftOver(stored);
  act(() => result.current.set('title', 'Mine'));
  act(() => result.current.set('title', 'Mine too'));
  rerender({ title: 'Theirs', hints: ['theirs'] });
  expect(result.current.conflicts).toEqual(['title']);
  expect(result.current.base).toEqual({ title: 'Harbour' });
  rerender({ title: 'Mine too', hints: ['theirs'] });
  expect(result.current.conflicts).toEqual([]);
});

test('what was just saved is no conflict with what is typed on', () => {
  const { result, rerender } = draftOver(stored);
  act(() => result.current.set('title', 'Dock'));
  const sent = result.current.edits;
  act(() => result.current.set('title', 'Dock 2'));
  rerender({ title: 'Dock', hints: ['one'] });
  act(() => result.current.settle(sent));
  expect(result.current.changed).toEqual(['title']);
  expect(result.current.conflicts).toEqual([]);
});
