import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
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

test('says when the settings cannot be loaded', async () => {
  renderPage('/admin/Settings', { ...admin, getSiteConfig: { code: 'INTERNAL' } });
  expect(await screen.findByText(words.loadFailed())).toBeDefined();
});
