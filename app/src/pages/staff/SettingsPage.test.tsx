import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config, linnea } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';

const words = LL.staff.settings;
const CONFIG = {
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title: 'Harbour',
    slogan: 'Every ship flies a flag.',
    description: '',
    footerInfo: null,
    customTheme: null,
    apiEncryption: false,
    logoHash: null,
    faviconHash: null,
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    maxExerciseContainerCountPerUser: 1,
    defaultLifetime: 120,
    extensionDuration: 120,
    renewalWindow: 10,
  },
};
const admin = { getProfile: { data: { ...linnea, role: 'Admin' as const } } };

test('shows what was changed, and sends whole sections', async () => {
  const { api } = renderPage('/admin/Settings', {
    ...admin,
    getSiteConfig: { data: CONFIG },
    updateSiteConfig: { data: undefined },
  });
  fireEvent.click(await screen.findByRole('switch', { name: words.register() }));
  expect(screen.getByText(LL.common.edits.count({ count: 1 }))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(LL.common.save()) }));
  await expect.poll(() => api.sent('updateSiteConfig')).toHaveLength(1);
  const { globalConfig, accountPolicy, containerPolicy } = CONFIG;
  const { logoHash: _logo, faviconHash: _icon, ...identity } = globalConfig;
  expect(api.sent('updateSiteConfig')[0]?.body).toEqual({
    globalConfig: { ...identity, footerInfo: '', customTheme: '' },
    accountPolicy: { ...accountPolicy, allowRegister: false },
    containerPolicy,
  });
});

test('says when a setting has no effect beside another', async () => {
  renderPage('/admin/Settings', { ...admin, getSiteConfig: { data: CONFIG } });
  fireEvent.click(await screen.findByRole('switch', { name: words.confirm() }));
  expect(screen.getByText(words.noEffect())).toBeDefined();
});

describe('the state of the site', () => {
  const offered = {
    getConfig: { data: { ...config, extensions: [...(config.extensions ?? []), 'siteState'] } },
    getSiteConfig: { data: CONFIG },
  };

  test('says of each part whether it works, and what to do where it does not', async () => {
    renderPage('/admin/Settings', {
      ...admin,
      ...offered,
      getSiteState: {
        data: [
          { part: 'Database', state: 'Ready', reason: null },
          { part: 'Mail', state: 'Off', reason: 'MailServerMissing' },
          { part: 'PublicUrl', state: 'NeedsAttention', reason: 'PublicUrlMissing' },
        ],
      },
    });
    await screen.findByText(words.state.reasons.MailServerMissing());
    const [database, mail, url] = within(
      screen.getByRole('list', { name: words.state.title() }),
    ).getAllByRole('listitem');
    expect(database?.textContent).toBe(words.state.parts.Database() + words.state.states.Ready());
    expect(mail?.textContent).toContain(words.state.states.Off());
    expect(url?.textContent).toContain(words.state.states.NeedsAttention());
    expect(url?.textContent).toContain(words.state.reasons.PublicUrlMissing());
    expect(screen.getByRole('link', { name: words.state.toMail() })).toBeDefined();
  });

  test('leaves the settings usable when it cannot be loaded', async () => {
    renderPage('/admin/Settings', { ...admin, ...offered, getSiteState: { code: 'INTERNAL' } });
    expect(await screen.findByText(words.state.loadFailed())).toBeDefined();
    expect(screen.getByRole('switch', { name: words.register() })).toBeDefined();
  });

  test('is not there without the extension', async () => {
    const { api } = renderPage('/admin/Settings', { ...admin, getSiteConfig: { data: CONFIG } });
    await screen.findByRole('switch', { name: words.register() });
    expect(screen.queryByText(words.state.title())).toBeNull();
    expect(api.sent('getSiteState')).toHaveLength(0);
  });
});

test('says when the settings cannot be loaded', async () => {
  renderPage('/admin/Settings', { ...admin, getSiteConfig: { code: 'INTERNAL' } });
  expect(await screen.findByText(words.loadFailed())).toBeDefined();
});
