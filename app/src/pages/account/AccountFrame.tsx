import { AuthColumn, setTheme, useShownMode, Button } from '@halyard/ui-kit';
import { DarkIcon, LightIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { LanguageButton } from '../../app/language/LanguageButton.tsx';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface AccountFrameProps {
  title: string;
  lead?: string | undefined;
  /** Flies the site's name beside a form that is tall enough for it. Default true. */
  hoist?: boolean;
  children: ReactNode;
}

/** The column in which all forms of the account stand. */
export function AccountFrame({ title, lead, hoist = true, children }: AccountFrameProps) {
  const { data: config } = useSiteConfig();
  return (
    <AuthColumn
      title={title}
      {...(lead !== undefined && { lead })}
      site={{ name: config?.title ?? '', href: href.home() }}
      actions={<BareActions />}
      hoist={hoist}
    >
      {children}
    </AuthColumn>
  );
}

/** Language and theme, where there is no rail to hold them. */
export function BareActions() {
  return (
    <>
      <LanguageButton />
      <ThemeButton />
    </>
  );
}

/** Turns between dark and light; shows the theme in use. */
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
