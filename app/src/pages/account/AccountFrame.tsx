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
  /** Shows the name of the site as signal flags next to the form. Default true. */
  hoist?: boolean;
  children: ReactNode;
}

/** Layout of the account pages: a column with title and form. */
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
