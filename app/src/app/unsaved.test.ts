import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUnsaved, noteSafe, watchTyping } from './unsaved.ts';

watchTyping();

beforeEach(() => {
  expect(isUnsaved()).toBe(false);
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
    expect(isUnsaved()).toBe(true);
    field.value = '';
    expect(isUnsaved()).toBe(false);
    type('again', html).remove();
    expect(isUnsaved()).toBe(false);
  },
);

test.each([
  '<input type="search">',
  '<input type="checkbox">',
  '<input role="combobox">',
  '<input aria-haspopup="dialog">',
])('%s holds no work', (html) => {
  type('crypto', html);
  expect(isUnsaved()).toBe(false);
});

test('what the server took is saved, wherever in a call it stood', () => {
  type(' Long Splice ');
  type('7', '<input inputmode="numeric">');
  noteSafe({ teamId: 7, data: { name: 'Long Splice', tags: [] } });
  expect(isUnsaved()).toBe(false);
});

test('another call saves nothing of it, nor does a text that only contains it', () => {
  type('a');
  noteSafe({ name: 'a longer one', id: 12 });
  noteSafe(undefined);
  noteSafe(null);
  expect(isUnsaved()).toBe(true);
});

test('what is typed after a call is unsaved again', () => {
  const field = type('one');
  noteSafe({ name: 'one' });
  field.value = 'two';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isUnsaved()).toBe(true);
});

test('a form that asks before the page is left is unsaved as long as it would', () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(isUnsaved()).toBe(true);
  window.removeEventListener('beforeunload', ask);
  expect(isUnsaved()).toBe(false);
});
