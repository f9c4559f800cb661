import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { post, posts } from '../../posts/testing/posts.ts';
import { NEW_FORM, toPostInput } from './post-form.ts';

const words = LL.staff.post;
const staff = { getProfile: { data: admin }, listPosts: { data: posts } };

beforeEach(() => localStorage.clear());

function field(name: string) {
  return screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
}

test('publishes a new post and opens it', async () => {
  const { api } = renderPage('/posts/new/edit', {
    ...staff,
    createPost: { data: post.id },
    getPost: { data: post },
  });
  typeInto(await field(words.title()), 'Fog');
  typeInto(await field(words.text()), ' Two ropes. ');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.publish()) }));
  await waitFor(() => expect(currentAddress()).toBe(`/posts/${post.id}`));
  expect(api.sent('createPost')[0]?.body).toMatchObject({ title: 'Fog', content: ' Two ropes. ' });
});

test('pins a new post in a call of its own', async () => {
  const { api } = renderPage('/posts/new/edit', {
    ...staff,
    createPost: { data: post.id },
    updatePost: { data: { ...post, isPinned: true } },
    getPost: { data: post },
  });
  typeInto(await field(words.title()), 'Fog');
  fireEvent.click(await screen.findByRole('switch', { name: new RegExp(words.pin()) }));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.publish()) }));
  await waitFor(() => expect(currentAddress()).toBe(`/posts/${post.id}`));
  expect(api.sent('updatePost').map(({ body }) => body)).toEqual([{ isPinned: true }]);
});

test('sends no pin with the text', () => {
  expect(toPostInput({ ...NEW_FORM, title: 'Fog', isPinned: true })).toEqual({
    title: 'Fog',
    content: '',
    summary: '',
    tags: [],
  });
});

test('publishes a post once, also if it cannot be pinned', async () => {
  const { api } = renderPage('/posts/new/edit', {
    ...staff,
    createPost: { data: post.id },
    updatePost: { code: 'OVERLOADED', title: 'Too much at once.' },
    getPost: { data: post },
  });
  typeInto(await field(words.title()), 'Fog');
  fireEvent.click(await screen.findByRole('switch', { name: new RegExp(words.pin()) }));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.publish()) }));
  await waitFor(() => expect(currentAddress()).toBe(`/posts/${post.id}`));
  expect(await screen.findByText('Too much at once.')).toBeTruthy();
  expect(api.sent('createPost')).toHaveLength(1);
});

test('saves text and pin in two calls, the text first', async () => {
  const { api } = renderPage(`/posts/${post.id}/edit`, {
    ...staff,
    getPost: { data: post },
    updatePost: ({ body }) => ({ data: { ...post, title: body.title ?? 'Fog' } }),
  });
  typeInto(await field(words.title()), 'Fog');
  fireEvent.click(await screen.findByRole('switch', { name: new RegExp(words.pin()) }));
  fireEvent.click(await screen.findByRole('button', { name: LL.common.save() }));
  await waitFor(() => expect(api.sent('updatePost')).toHaveLength(2));
  expect(api.sent('updatePost').map(({ body }) => body)).toEqual([
    { title: 'Fog' },
    { isPinned: true },
  ]);
});

test('sends only what was changed, and stays on the page when asked to', async () => {
  const { api } = renderPage(`/posts/${post.id}/edit`, {
    ...staff,
    getPost: { data: post },
    updatePost: ({ body }) => ({ data: { ...post, title: body.title ?? post.title } }),
  });
  typeInto(await field(words.title()), 'What they look for');
  fireEvent.click(await screen.findByRole('button', { name: LL.common.save() }));
  await waitFor(() =>
    expect(api.sent('updatePost')[0]?.body).toEqual({ title: 'What they look for' }),
  );
  expect(currentAddress()).toBe(`/posts/${post.id}/edit`);
});

test('shows the difference when somebody else has changed the same text, and keeps both', async () => {
  const { api } = renderPage(`/posts/${post.id}/edit`, { ...staff, getPost: { data: post } });
  typeInto(await field(words.text()), `${post.content}\nMine.`);
  api.set('getPost', { data: { ...post, content: `${post.content}\nTheirs.` } });
  fireEvent.click(await screen.findByRole('button', { name: LL.common.save() }));
  fireEvent.click(await screen.findByRole('button', { name: words.showDifference() }));
  const dialog = await screen.findByRole('dialog', { name: words.difference() });
  expect(dialog.textContent).toContain('Theirs.');
  expect(dialog.textContent).toContain('Mine.');
  expect(dialog.textContent).not.toContain('Say them.');
  expect(api.sent('updatePost')).toEqual([]);
});

test('rejects an empty title at its field', async () => {
  const { api } = renderPage(`/posts/${post.id}/edit`, { ...staff, getPost: { data: post } });
  const title = await field(words.title());
  typeInto(title, '');
  fireEvent.click(await screen.findByRole('button', { name: LL.common.save() }));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(api.sent('updatePost')).toEqual([]);
});

test('deletes a post after a question', async () => {
  renderPage(`/posts/${post.id}/edit`, {
    ...staff,
    getPost: { data: post },
    deletePost: { data: undefined } as never,
  });
  fireEvent.click(await screen.findByRole('button', { name: words.delete() }));
  fireEvent.click(await screen.findByRole('button', { name: words.deleteConfirm() }));
  await waitFor(() => expect(currentAddress()).toBe('/posts'));
});
