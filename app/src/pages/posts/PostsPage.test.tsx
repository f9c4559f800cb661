import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';
import { admin } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { posts } from './testing/posts.ts';

const words = LL.posts;

beforeEach(() => localStorage.clear());

async function titles() {
  await screen.findAllByRole('article');
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

test('shows posts by month, pinned ones first in the newest', async () => {
  renderPage('/posts', { listPosts: { data: posts } });
  expect(await titles()).toEqual(['The rules', 'Bearing was replaced', 'What judges look for']);
  expect(screen.getByRole('region', { name: 'November 2026' })).toBeDefined();
  expect(screen.getAllByRole('img', { name: words.pinned() })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: words.new() })).toBeNull();
});

test('keeps search, tag and month in the address', async () => {
  renderPage('/posts?tag=writeups', { listPosts: { data: posts } });
  expect(await titles()).toEqual(['What judges look for']);
  fireEvent.click(
    screen.getByRole('button', { name: words.tagCount({ tag: 'writeups', count: 1 }) }),
  );
  expect(await titles()).toHaveLength(3);
  expect(currentAddress()).toBe('/posts');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bearing' } });
  await waitFor(async () => expect(await titles()).toEqual(['Bearing was replaced']));
  expect(currentAddress()).toBe('/posts?q=bearing');
});

test('a search begins at the first page, finds by tags, and is the same after a reload', async () => {
  const many = Array.from({ length: 50 }, (_, index) => {
    const tags = index % 2 === 0 ? ['tides'] : ['harbour'];
    return { ...posts[1]!, id: `aaaa${1000 + index}`, title: `Post ${index}`, summary: '', tags };
  });
  const { unmount } = renderPage('/posts?page=2', { listPosts: { data: many } });
  expect(await titles()).toHaveLength(40);
  const typed = { target: { value: 'tides ' } };
  fireEvent.change(screen.getByRole('searchbox'), typed);
  await waitFor(async () => expect(await titles()).toHaveLength(20));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tides ');
  expect(currentAddress()).toBe('/posts?q=tides');
  fireEvent.click(screen.getByRole('button', { name: words.more({ count: 5 }) }));
  expect(await titles()).toHaveLength(25);
  expect(currentAddress()).toBe('/posts?q=tides&page=2');
  unmount();
  renderPage(currentAddress(), { listPosts: { data: many } });
  expect(await titles()).toHaveLength(25);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tides');
});

test('a link to the posts with a tag ends the search', async () => {
  renderPage('/posts?q=judges', { listPosts: { data: posts } });
  expect(await titles()).toEqual(['What judges look for']);
  const article = within(screen.getByRole('article'));
  fireEvent.click(article.getByRole('link', { name: /harbour/ }));
  expect(currentAddress()).toBe('/posts?tag=harbour');
  await waitFor(async () =>
    expect(await titles()).toEqual(['Bearing was replaced', 'What judges look for']),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('says what was searched for when nothing matches, and clears it', async () => {
  renderPage('/posts?q=kraken', { listPosts: { data: posts } });
  expect(await screen.findByText(words.noMatchText({ what: '“kraken”' }))).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: words.clear() }).at(-1)!);
  expect(await titles()).toHaveLength(3);
});

test('says that there are none, and lets staff write the first', async () => {
  renderPage('/posts', { listPosts: { data: [] }, getProfile: { data: admin } });
  expect(await screen.findByText(words.none())).toBeDefined();
  const [link] = await screen.findAllByRole('link', { name: words.new() });
  expect(link?.getAttribute('href')).toBe('/posts/new/edit');
});

test('says why the list is missing, and tries again', async () => {
  const { api } = renderPage('/posts', { listPosts: { code: 'INTERNAL', title: 'Out of rope.' } });
  expect(await screen.findByText('Out of rope.')).toBeDefined();
  api.set('listPosts', { data: posts });
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await titles()).toHaveLength(3);
});

test('shows what is new since the last visit until it is marked as read', async () => {
  const until = Math.min(...posts.map(({ time }) => time));
  localStorage.setItem(STORAGE_KEYS.readPosts, JSON.stringify({ until, times: {} }));
  renderPage('/posts', { listPosts: { data: posts } });
  await titles();
  expect(screen.getAllByRole('img', { name: words.unread() })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: words.markAllRead() }));
  expect(screen.queryByRole('img', { name: words.unread() })).toBeNull();
});

test('pins at once, and takes it back on Undo', async () => {
  const { api } = renderPage('/posts', {
    listPosts: { data: posts },
    getProfile: { data: admin },
    updatePost: ({ params, body }) => ({
      data: { ...posts[1]!, content: '', id: params.postId, isPinned: body.isPinned ?? false },
    }),
  });
  await titles();
  const name = 'Bearing was replaced';
  const pin = () => screen.findByRole('button', { name: words.pin({ title: name }) });
  // Its code is loaded when the list is shown.
  await waitFor(async () => expect(await pin()).toHaveProperty('disabled', false));
  fireEvent.click(await pin());
  await waitFor(() => expect(api.sent('updatePost')[0]?.body).toEqual({ isPinned: true }));
  const toast = within((await screen.findByText(words.isPinned({ title: name }))).closest('li')!);
  fireEvent.click(toast.getByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(api.sent('updatePost')[1]?.body).toEqual({ isPinned: false }));
});
