import { z } from 'zod';

const hash = z.string().nullable().default(null);

/** What an administrator can set about the site, section by section, with the defaults. */
const sections = {
  accountPolicy: z.object({
    allowRegister: z.boolean().default(true),
    /** New accounts may sign in at once, without any confirmation. */
    activeOnRegister: z.boolean().default(true),
    useCaptcha: z.boolean().default(false),
    emailConfirmationRequired: z.boolean().default(false),
    /** Lower case, separated by commas; empty for any. */
    emailDomainList: z.string().default(''),
  }),
  globalConfig: z.object({
    title: z.string().default('GZ'),
    slogan: z.string().default('Hack for fun not for profit'),
    description: z.string().default(''),
    footerInfo: z.string().nullable().default(null),
    customTheme: z.string().nullable().default(null),
    logoHash: hash,
    faviconHash: hash,
  }),
  /** Minutes. */
  containerPolicy: z.object({
    autoDestroyOnLimitReached: z.boolean().default(false),
    maxExerciseContainerCountPerUser: z.int().default(1),
    defaultLifetime: z.int().default(120),
    extensionDuration: z.int().default(120),
    renewalWindow: z.int().default(10),
  }),
};

export type SectionName = keyof typeof sections;
export type SiteSettings = { [Name in SectionName]: z.output<(typeof sections)[Name]> };

export const SECTION_NAMES = Object.keys(sections) as SectionName[];

/** The settings in stored sections; what was never set has its default. */
export function readSiteSettings(stored: ReadonlyMap<string, unknown>): SiteSettings {
  return {
    accountPolicy: sections.accountPolicy.parse(stored.get('accountPolicy') ?? {}),
    globalConfig: sections.globalConfig.parse(stored.get('globalConfig') ?? {}),
    containerPolicy: sections.containerPolicy.parse(stored.get('containerPolicy') ?? {}),
  };
}
