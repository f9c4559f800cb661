import { useGetSiteState } from '@halyard/sdk/react';
import type { SiteConfig } from '@halyard/sdk/types';
import {
  Banner,
  Button,
  ColourField,
  FormField,
  FormSection,
  Grid,
  LifetimeScale,
  NumberField,
  Row,
  Switch,
  TextArea,
  TextField,
} from '@halyard/ui-kit';
import { ThemePictures } from '../../../app/appearance/ThemePictures.tsx';
import type { Form } from '../../../forms/form.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LogoField } from './LogoField.tsx';
import type { SettingsForm } from './settings-form.ts';

interface SectionProps {
  form: Form<SettingsForm>;
}

/** Name and looks of the site. */
export function IdentitySection({ form, config }: SectionProps & { config: SiteConfig }) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  return (
    <FormSection id="identity" title={words.identity()} description={words.identityText()}>
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" gap={16} align="start">
        <FormField label={words.name()} {...form.field('title')}>
          <TextField {...form.bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={words.slogan()} {...form.field('slogan')}>
          <TextField {...form.bind('slogan')} autoComplete="off" />
        </FormField>
      </Grid>
      <LogoField hash={config.globalConfig.logoHash} />
      <FormField
        label={words.description()}
        hint={words.descriptionHint()}
        {...form.field('description')}
      >
        <TextArea rows={2} {...form.bind('description')} />
      </FormField>
      <FormField label={words.footer()} {...form.field('footerInfo')}>
        <TextArea rows={3} {...form.bind('footerInfo')} />
      </FormField>
    </FormSection>
  );
}

/** The colour of the site, with a preview in both themes. */
export function ThemeSection({ form }: SectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  return (
    <FormSection id="theme" title={words.theme()} description={words.themeText()}>
      <FormField label={words.brand()} {...form.field('customTheme')}>
        <ColourField
          {...form.bind('customTheme')}
          pickLabel={LL.profile.pickColour()}
          emptyLabel={LL.profile.defaultColour()}
        />
      </FormField>
      {form.values.customTheme !== '' && (
        <Row>
          <Button size="small" variant="ghost" onClick={() => form.set('customTheme', '')}>
            {words.resetBrand()}
          </Button>
        </Row>
      )}
      {/^#[0-9a-f]{6}$/i.test(form.values.customTheme) && (
        <ThemePictures colour={form.values.customTheme} />
      )}
    </FormSection>
  );
}

const WITHOUT_MAIL = new Set<unknown>(['MailServerMissing', 'MailUrlMissing', 'MailNeeded']);

/** Shown while an address has to be confirmed and no mail is sent that could do so. */
function WarningWithoutMail() {
  const { LL } = useLanguage();
  const enabled = useExtension('siteState') === true;
  const { data: parts } = useGetSiteState({ query: { enabled } });
  const reason = parts?.find(({ part }) => part === 'Mail')?.reason;
  return (
    WITHOUT_MAIL.has(reason) && (
      <Banner tone="warn">{LL.staff.settings.confirmWithoutMail()}</Banner>
    )
  );
}

/** Who gets an account, and how. */
export function AccountsSection({ form }: SectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  const { activeOnRegister, emailConfirmationRequired } = form.values;
  return (
    <FormSection id="accounts" title={words.accounts()}>
      <Switch row {...form.toggle('allowRegister')} hint={words.registerHint()}>
        {words.register()}
      </Switch>
      <Switch row {...form.toggle('activeOnRegister')} hint={words.activeHint()}>
        {words.active()}
      </Switch>
      <Switch
        row
        {...form.toggle('emailConfirmationRequired')}
        hint={
          activeOnRegister && emailConfirmationRequired ? words.noEffect() : words.confirmHint()
        }
      >
        {words.confirm()}
      </Switch>
      {!activeOnRegister && emailConfirmationRequired && <WarningWithoutMail />}
      <Switch row {...form.toggle('useCaptcha')} hint={words.captchaHint()}>
        {words.captcha()}
      </Switch>
      <FormField
        label={words.domains()}
        hint={words.domainsHint()}
        {...form.field('emailDomainList')}
      >
        <TextField {...form.bind('emailDomainList')} autoComplete="off" />
      </FormField>
    </FormSection>
  );
}

/** How long instances live. */
export function ContainersSection({ form }: SectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  const fields = [
    ['defaultLifetime', words.lifetime(), 7200],
    ['extensionDuration', words.extension(), 7200],
    ['renewalWindow', words.renewal(), 360],
  ] as const;
  return (
    <FormSection id="containers" title={words.containers()}>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" gap={16} align="start">
        {fields.map(([name, label, max]) => (
          <FormField key={name} label={label} {...form.field(name)}>
            <NumberField {...form.bind(name)} min={1} max={max} unit={words.minutes()} />
          </FormField>
        ))}
      </Grid>
      <Lifetime values={form.values} />
      <Switch row {...form.toggle('autoDestroyOnLimitReached')} hint={words.autoDestroyHint()}>
        {words.autoDestroy()}
      </Switch>
    </FormSection>
  );
}

/** The life of an instance to scale; nothing while a number is missing. */
function Lifetime({ values }: { values: SettingsForm }) {
  const { LL } = useLanguage();
  const words = LL.staff.settings;
  const { defaultLifetime: lifetime, extensionDuration: extension, renewalWindow } = values;
  if (lifetime === null || extension === null || renewalWindow === null) return null;
  const from = hours(Math.max(0, lifetime - renewalWindow));
  const [end, extended] = [hours(lifetime), hours(lifetime + extension)];
  return (
    <LifetimeScale
      lifetime={lifetime}
      extension={extension}
      window={renewalWindow}
      words={{
        label: words.life({ from, end, extended }),
        start: words.lifeStart({ time: hours(0) }),
        end: words.lifeEnd({ time: end }),
        extended: words.lifeExtended({ time: extended }),
        from: words.lifeFrom({ time: from }),
      }}
    />
  );
}

function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
