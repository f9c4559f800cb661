import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { post, posts } from './testing/posts.ts';

const words = LL.posts;
const answers = { getPost: { data: post }, listPosts: { data: posts } };

beforeEach(() => localStorage.clear());

test('shows the post under its title, with tags and neighbours by time', async () => {
  renderPage('/posts/cccccccc', answers);
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'writeups' }).getAttribute('href')).toBe(
    '/posts?tag=writeups',
  );
  const older = await screen.findByRole('link', { name: `${words.older()} The rules` });
  expect(older.getAttribute('href')).toBe('/posts/aaaaaaaa');
  expect(screen.getByRole('link', { name: /^Bearing was replaced|Newer/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: LL.common.edit() })).toBeNull();
});

test('lets administrators edit and pin it', async () => {
  renderPage('/posts/cccccccc', { ...answers, getProfile: { data: admin } });
  const edit = await screen.findByRole('link', { name: LL.common.edit() });
  expect(edit.getAttribute('href')).toBe('/posts/cccccccc/edit');
  expect(screen.getByRole('button', { name: words.pin({ title: post.title }) })).toBeDefined();
});

test.each(['/posts/cccccccc', '/posts/no-id', '/posts/CCCCCCCC1'])(
  'says at %s that there is no such post',
  async (address) => {
    renderPage(address, { getPost: { code: 'POST_NOT_FOUND' }, listPosts: { data: posts } });
    expect(await screen.findByText(words.missing())).toBeDefined();
  },
);

test.each([
  [
    'the HTML of the server',
    { contentHtml: '<h2>From the server</h2><p>Mind it.</p><h2>After</h2>' },
  ],
  [
    'its Markdown where there is no HTML',
    { content: '## From the server\n\nMind it.\n\n## After' },
  ],
])('shows %s, and its headings as contents', async (_, fields) => {
  renderPage('/posts/cccccccc', { ...answers, getPost: { data: { ...post, ...fields } } });
  expect(await screen.findByText('Mind it.')).toBeDefined();
  const heading = screen.getByRole('heading', { level: 2, name: /^From the server/ });
  expect(heading.id).toBe('text-from-the-server');
  const entry = await screen.findByRole('link', { name: 'After' });
  expect(entry.getAttribute('href')).toBe('#text-after');
});
