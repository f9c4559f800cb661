import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { loadOtherLanguage, setCurrentLanguage, startLanguage } from './current-language.ts';
import type { Language } from './load-language.ts';
import { followLanguage, keepLanguage } from './stored-language.ts';

export type { Language } from './load-language.ts';

const LanguageContext = createContext<Language | null>(null);

/** Switches the language; resolves to false if its texts could not be fetched. */
type Choose = (code: string) => Promise<boolean>;

const ChooseContext = createContext<Choose>(() => Promise.resolve(false));

interface LanguageProviderProps {
  /** The initial language. */
  language: Language;
  children: ReactNode;
}

/** Provides the current language and switches it without a reload, also in other tabs. */
export function LanguageProvider({ language: first, children }: LanguageProviderProps) {
  const [language, show] = useState(() => {
    startLanguage(first);
    return first;
  });
  const wanted = useRef(first.locale);
  const [turnTo] = useState<Choose>(() => async (code: string) => {
    wanted.current = code;
    const next = await loadOtherLanguage(code);
    if (wanted.current !== code) return true;
    if (!next) return false;
    document.documentElement.lang = code;
    setCurrentLanguage(next);
    startTransition(() => show(next));
    return true;
  });
  const [choose] = useState<Choose>(() => async (code: string) => {
    const done = await turnTo(code);
    if (done && wanted.current === code) keepLanguage(code);
    return done;
  });
  useEffect(() => followLanguage((code) => void turnTo(code)), [turnTo]);
  return (
    <ChooseContext value={choose}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChooseContext>
  );
}

/** The current language: `const { LL } = useLanguage()`, then `LL.common.save()`. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage is used outside of LanguageProvider');
  return language;
}

/** Sets the language of this and later visits. */
export function useChooseLanguage(): Choose {
  return use(ChooseContext);
}
