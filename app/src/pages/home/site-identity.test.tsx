import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { post, posts } from '../posts/testing/posts.ts';

const own = {
  ...config,
  title: 'Harbour CTF',
  slogan: 'Every ship flies a flag.',
  footerInfo: '[Rules](/posts/aaaaaaaa) · crew@harbour.example',
  logoUrl: '/assets/abc/logo',
};
const answers = {
  getConfig: { data: own },
  listGames: { data: { data: [], length: 0, total: 0 } },
  listPosts: { data: posts },
  getPost: { data: post },
};

describe('what administrators have set about the site', () => {
  test.each(['/', '/games', '/posts', '/posts/cccccccc'])(
    '%s ends with the footer',
    async (path) => {
      renderPage(path, answers);
      const rules = await screen.findByRole('link', { name: 'Rules' });
      expect(rules.closest('footer')?.textContent).toContain('crew@harbour.example');
    },
  );

  test('the footer is the HTML of the server where it sends some', async () => {
    const sent = { ...own, footerHtml: '<p><a href="/about">About us</a></p>' };
    renderPage('/', { ...answers, getConfig: { data: sent } });
    const about = await screen.findByRole('link', { name: 'About us' });
    expect(about.closest('footer')?.textContent).toBe('About us');
  });

  test('the frame has logo and name, the home page name and slogan', async () => {
    renderPage('/', answers);
    const navigation = await screen.findByRole('navigation', {
      name: LL.frame.navigation(),
    });
    const home = await within(navigation).findByRole('link', { name: own.title });
    expect(home.querySelector('img')?.getAttribute('src')).toBe(own.logoUrl);
    expect(await screen.findByRole('heading', { level: 1, name: own.title })).toBeTruthy();
    expect(screen.getByText(own.slogan)).toBeTruthy();
    expect(document.title).toContain(own.title);
  });

  test('the sign-in page has logo and name', async () => {
    renderPage('/account/login', answers);
    const home = await screen.findByRole('link', { name: own.title });
    expect(home.querySelector('img')?.getAttribute('src')).toBe(own.logoUrl);
  });

  test('without a footer pages end with their content', async () => {
    renderPage('/posts', { ...answers, getConfig: { data: config } });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('main footer')).toBeNull();
  });
});
