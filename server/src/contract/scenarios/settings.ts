import sharp from 'sharp';
import { formOf } from '../form.ts';
import { OF_YESTERDAY, type Scenarios } from './scenario.ts';

async function picture(background: string) {
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  return formOf(content, 'file');
}

const ALL = {
  accountPolicy: { emailDomainList: 'harbour.example' },
  globalConfig: { description: 'Tie knots.', footerInfo: 'Hello', customTheme: '#00aa85' },
};

export const settingsScenarios = {
  async getSiteConfig(ask, { site }) {
    const headers = site.cookieOf('admin');
    await site.app.inject({ method: 'PUT', url: '/api/admin/config', payload: ALL, headers });
    const { body, headers: type } = await picture('#0f0');
    const url = '/api/admin/config/logo';
    await site.app.inject({ method: 'POST', url, payload: body, headers: { ...type, ...headers } });
    await ask(200);
    const undone = { accountPolicy: { emailDomainList: '' } };
    await site.app.inject({ method: 'PUT', url: '/api/admin/config', payload: undone, headers });
  },
  async updateSiteConfig(ask) {
    const body = { globalConfig: { title: 'Harbour', customTheme: '' } };
    await ask(200, { body });
    await ask('VERSION_CONFLICT', { body, headers: OF_YESTERDAY });
    await ask('VALIDATION_FAILED', { body: { globalConfig: { title: 7 } } });
    await ask(200, { body: { globalConfig: { apiEncryption: true } } });
  },
  async uploadLogo(ask) {
    await ask(200, await picture('#f00'));
    await ask('IMAGE_INVALID', await formOf('tide', 'file'));
  },
  async deleteLogo(ask) {
    await ask(200);
  },
  async getSiteState(ask) {
    await ask(200);
  },
  async listFiles(ask) {
    await ask(200, { query: { count: 10 } });
  },
} satisfies Scenarios;
