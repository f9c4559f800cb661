import type { ContainerState } from '@halyard/sdk/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { config, linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

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
const STATE: ContainerState = {
  holder: 'Held',
  isolation: 'Isolated',
  addresses: [],
  isolationRequired: true,
  storageLimit: 'Measured',
  storageSeconds: 60,
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

test('scrolls to the section in the address once the settings are there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderPage('/admin/settings#containers', { ...admin, getSiteConfig: { data: CONFIG } });
  await screen.findByRole('heading', { name: words.containers() });
  expect(scroll.mock.contexts.map((element) => (element as Element).id)).toEqual(['containers']);
  scroll.mockRestore();
});

test('opens at the top when the address names no section', async () => {
  renderPage('/admin/settings#%', { ...admin, getSiteConfig: { data: CONFIG } });
  expect(await screen.findByRole('heading', { name: words.containers() })).toBeDefined();
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
          { part: 'Database', state: 'Ready', reason: null, addresses: [] },
          { part: 'Mail', state: 'Off', reason: 'MailServerMissing', addresses: [] },
          { part: 'PublicUrl', state: 'NeedsAttention', reason: 'PublicUrlMissing', addresses: [] },
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
    const sections = within(screen.getByRole('navigation', { name: LL.profile.sections() }));
    expect(sections.getByRole('link', { name: words.state.title() }).getAttribute('href')).toBe(
      '#state',
    );
  });

  test('names the address that many people share', async () => {
    const addresses = ['192.0.2.7'];
    renderPage('/admin/Settings', {
      ...admin,
      ...offered,
      getSiteState: {
        data: [{ part: 'Proxy', state: 'Ready', reason: 'AddressShared', addresses }],
      },
    });
    expect(await screen.findByText(words.state.reasons.AddressShared())).toBeDefined();
    expect(screen.getByText('192.0.2.7')).toBeDefined();
  });

  test('lets an administrator make a copy the site', async () => {
    const reason = 'ContainersElsewhere' as const;
    const { api } = renderPage('/admin/Settings', {
      ...admin,
      ...offered,
      getSiteState: {
        data: [{ part: 'Containers', state: 'NeedsAttention', reason, addresses: [] }],
      },
      takeOverContainers: { data: STATE },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.state.takeOver.act() }));
    expect(api.sent('takeOverContainers')).toHaveLength(0);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(words.state.takeOver.effect())).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: words.state.takeOver.act() }));
    await expect.poll(() => api.sent('takeOverContainers')).toHaveLength(1);
  });

  test('says what containers reach', async () => {
    renderPage('/admin/Settings', {
      ...admin,
      ...offered,
      getSiteState: {
        data: [
          {
            part: 'Containers',
            state: 'NeedsAttention',
            reason: 'ContainersNotEnforced',
            addresses: ['169.254.169.254', '172.18.0.1'],
          },
        ],
      },
    });
    expect(await screen.findByText(words.state.reasons.ContainersNotEnforced())).toBeDefined();
    const addresses = '169.254.169.254, 172.18.0.1';
    expect(screen.getByText(words.state.reaches({ addresses }))).toBeDefined();
  });

  test.each([
    ['MailServerMissing', true],
    ['MailNeeded', true],
    ['MailUrlMissing', true],
    ['MailRefused', false],
    [null, false],
  ] as const)('warns of accounts that nobody can confirm: %s, %s', async (reason, isWarned) => {
    const state = reason === null ? 'Ready' : 'NeedsAttention';
    renderPage('/admin/Settings', {
      ...admin,
      ...offered,
      getSiteState: { data: [{ part: 'Mail', state, reason, addresses: [] }] },
    });
    await screen.findByText(words.state.parts.Mail());
    fireEvent.click(screen.getByRole('switch', { name: words.confirm() }));
    expect(screen.queryByText(words.confirmWithoutMail())).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: words.active() }));
    expect(screen.queryByText(words.confirmWithoutMail()) !== null).toBe(isWarned);
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

test('removes the brand colour', async () => {
  const stored = { ...CONFIG, globalConfig: { ...CONFIG.globalConfig, customTheme: '#2f7de1' } };
  const { api } = renderPage('/admin/Settings', {
    ...admin,
    getSiteConfig: { data: stored },
    updateSiteConfig: { data: undefined },
  });
  fireEvent.click(await screen.findByRole('button', { name: words.resetBrand() }));
  const colour = screen.getByRole('textbox', { name: new RegExp(words.brand()) });
  expect(colour.getAttribute('aria-invalid')).not.toBe('true');
  expect(colour.getAttribute('placeholder')).toBe(LL.profile.defaultColour());
  fireEvent.click(screen.getByRole('button', { name: new RegExp(LL.common.save()) }));
  await expect.poll(() => api.sent('updateSiteConfig')).toHaveLength(1);
  expect(api.sent('updateSiteConfig')[0]?.body).toMatchObject({
    globalConfig: { customTheme: '' },
  });
});

test('finds a setting, and keeps what was changed elsewhere', async () => {
  renderPage('/admin/Settings', { ...admin, getSiteConfig: { data: CONFIG } });
  fireEvent.click(await screen.findByRole('switch', { name: words.register() }));
  const search = screen.getByRole('searchbox', { name: words.find() });
  fireEvent.change(search, { target: { value: 'renewal' } });
  expect(screen.getByRole('heading', { name: words.containers() })).toBeDefined();
  expect(screen.queryByRole('heading', { name: words.accounts() })).toBeNull();
  expect(screen.getByText(LL.common.edits.count({ count: 1 }))).toBeDefined();
  fireEvent.change(search, { target: { value: 'kraken' } });
  expect(screen.getByText(words.noMatch())).toBeDefined();
  fireEvent.click(screen.getByText(LL.common.clear()));
  expect(screen.getByRole('heading', { name: words.accounts() })).toBeDefined();
});

test('shows the life of an instance to scale', async () => {
  renderPage('/admin/Settings', { ...admin, getSiteConfig: { data: CONFIG } });
  const scale = { from: '1:50', end: '2:00', extended: '4:00' };
  expect(await screen.findByRole('img', { name: words.life(scale) })).toBeDefined();
});
