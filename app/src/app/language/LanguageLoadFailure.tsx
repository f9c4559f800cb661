import { AppFrame, ErrorRegion } from '@halyard/ui-kit';
import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { errors } from '../../i18n/en-us/errors.ts';
import { type Language, loadLanguage } from '../../i18n/load-language.ts';

/**
 * For a page whose texts could not be loaded: shows a bundled English message until they are.
 */
export function waitForLanguage(view: Root, code: string): Promise<Language> {
  document.documentElement.lang = 'en-US';
  return new Promise((resolve) => {
    view.render(<LanguageLoadFailure code={code} onLanguage={resolve} />);
  });
}

interface LanguageLoadFailureProps {
  /** The requested language. */
  code: string;
  onLanguage: (language: Language) => void;
}

function LanguageLoadFailure({ code, onLanguage }: LanguageLoadFailureProps) {
  const [isTrying, setTrying] = useState(false);
  const [retry] = useState(() => async () => {
    setTrying(true);
    const language = await loadLanguage(code);
    setTrying(false);
    if (language) onLanguage(language);
  });
  useEffect(() => {
    const onOnline = () => void retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [retry]);
  return (
    <AppFrame>
      <ErrorRegion title={errors.loadFailed} busy={isTrying} onRetry={() => void retry()}>
        {errors.network}
      </ErrorRegion>
    </AppFrame>
  );
}
