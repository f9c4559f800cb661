import { expectedVersion } from '../../http/conditional.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import { pictureOf } from '../files/public.ts';
import { changeOf, unusedSettings } from './rules-change.ts';
import { removeLogo, setLogo, type SettingsDeps, tagSettings, updateSettings } from './service.ts';

export function settingsRoutes(deps: SettingsDeps) {
  return {
    async getSiteConfig({ reply }) {
      const { text, etag } = tagSettings(await deps.settings.get());
      reply.header('ETag', etag).type('application/json; charset=utf-8').send(text);
      return SENT;
    },
    async updateSiteConfig({ actor, body, request }) {
      const options = {
        isExpected: expectedVersion(request.headers),
        unused: unusedSettings(body),
      };
      await updateSettings(deps, actor, changeOf(body), options);
    },
    async uploadLogo({ actor, request }) {
      await setLogo(deps, actor, pictureOf(request));
    },
    async deleteLogo({ actor }) {
      await removeLogo(deps, actor);
    },
  } satisfies Routes;
}
