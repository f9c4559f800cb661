import { expect, test, vi } from 'vitest';
import { createToastStore, toastDuration } from './toast-store.ts';

test('add returns an id for updating and dismissing the toast', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Sending', busy: true });
  store.update(id, { title: 'Sent', tone: 'ok' });
  expect(store.list()).toEqual([{ id, title: 'Sent', tone: 'ok' }]);
  store.dismiss(id);
  expect(store.list()).toEqual([]);
});

test('updating a closed toast shows it again', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Sending', busy: true });
  store.dismiss(id);
  store.update(id, { title: 'Failed', tone: 'danger' });
  expect(store.list()).toEqual([{ id, title: 'Failed', tone: 'danger' }]);
});

test('listeners are called for each change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.add({ title: 'One' });
  leave();
  store.clear();
  expect(listener).toHaveBeenCalledOnce();
});

test('the list is the same object while nothing changes', () => {
  const store = createToastStore();
  store.add({ title: 'One' });
  expect(store.list()).toBe(store.list());
});

test('errors and warnings stay open, others close, those with an action later', () => {
  expect(toastDuration({ title: '', tone: 'ok' })).toBe(5000);
  expect(toastDuration({ title: '', action: { label: 'Undo', onAction: () => {} } })).toBe(8000);
  expect(toastDuration({ title: '', tone: 'danger' })).toBeNull();
  expect(toastDuration({ title: '', tone: 'warn' })).toBeNull();
  expect(toastDuration({ title: '', busy: true })).toBeNull();
  expect(toastDuration({ title: '', tone: 'danger', duration: 10 })).toBe(10);
});
