import { AuthColumn, type AuthColumnProps, Button, setTheme, useShownMode } from '@halyard/ui-kit';
import { DarkIcon, LightIcon, LanguageIcon } from '@halyard/ui-kit/icons';
import { readBuildInfo } from '../../app/build/build-info.ts';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { languages } from '@halyard/sdk';
import { useLanguagePicker } from '../../app/language/LanguagePicker.tsx';

type AccountFrameProps = Pick<AuthColumnProps, 'title' | 'lead' | 'mark' | 'hoist' | 'children'>;

/** Layout of the account pages: a column with title and form. */
export function AccountFrame(props: AccountFrameProps) {
  const { data: config } = useSiteConfig();
  const { rawTag, sha } = readBuildInfo();
  return (
    <AuthColumn
      {...props}
      site={{ name: config?.title ?? '', href: href.home() }}
      logo={config?.logoUrl}
      actions={<BareActions />}
      version={[rawTag, sha.slice(0, 7)].filter(Boolean).join(' · ')}
    />
  );
}

/** Buttons for language and theme, for pages without a rail. */
export function BareActions() {
  return (
    <>
      <LanguageButton />
      <ThemeButton />
    </>
  );
}

/** Toggles between the dark and the light theme. */
function ThemeButton() {
  const { LL } = useLanguage();
  const isDark = useShownMode() === 'dark';
  return (
    <Button
      variant="ghost"
      icon={isDark ? DarkIcon : LightIcon}
      onClick={() => setTheme({ mode: isDark ? 'light' : 'dark' })}
    >
      {isDark ? LL.frame.themeDark() : LL.frame.themeLight()}
    </Button>
  );
}

/** Shows the current language and opens the language dialog; for pages without a rail. */
function LanguageButton() {
  const { LL, locale } = useLanguage();
  const open = useLanguagePicker();
  const name = languages.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <Button
      variant="ghost"
      icon={LanguageIcon}
      aria-label={LL.frame.language.current({ language: name })}
      onClick={open}
    >
      {name}
    </Button>
  );
}
