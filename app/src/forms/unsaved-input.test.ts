import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasUnsavedInput, markSaved, watchUnsavedInput } from './unsaved-input.ts';

watchUnsavedInput();

beforeEach(() => {
  expect(hasUnsavedInput()).toBe(false);
});
afterEach(() => document.body.replaceChildren());

function type(text: string, html = '<input>'): HTMLInputElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const field = document.body.lastElementChild as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test.each(['<input>', '<input type="password">', '<textarea></textarea>'])(
  'what is typed into %s is unsaved until it is taken away or the field goes',
  (html) => {
    const field = type('Long Splice', html);
    expect(hasUnsavedInput()).toBe(true);
    field.value = '';
    expect(hasUnsavedInput()).toBe(false);
    type('again', html).remove();
    expect(hasUnsavedInput()).toBe(false);
  },
);

test.each([
  '<input type="search">',
  '<input type="checkbox">',
  '<input role="combobox">',
  '<input aria-haspopup="dialog">',
])('%s holds no work', (html) => {
  type('crypto', html);
  expect(hasUnsavedInput()).toBe(false);
});

test('what the server took is saved, wherever in a call it stood', () => {
  type(' Long Splice ');
  type('7', '<input inputmode="numeric">');
  markSaved({ teamId: 7, data: { name: 'Long Splice', tags: [] } });
  expect(hasUnsavedInput()).toBe(false);
});

test('another call saves nothing of it, nor does a text that only contains it', () => {
  type('a');
  markSaved({ name: 'a longer one', id: 12 });
  markSaved(undefined);
  markSaved(null);
  expect(hasUnsavedInput()).toBe(true);
});

test('what is typed after a call is unsaved again', () => {
  const field = type('one');
  markSaved({ name: 'one' });
  field.value = 'two';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasUnsavedInput()).toBe(true);
});

test('a form that asks before the page is left is unsaved as long as it would', () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(hasUnsavedInput()).toBe(true);
  window.removeEventListener('beforeunload', ask);
  expect(hasUnsavedInput()).toBe(false);
});
