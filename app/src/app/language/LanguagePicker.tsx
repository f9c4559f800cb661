import { lazyComponent } from '@halyard/ui-kit';
import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import type { AvailableLanguage } from './available-languages.ts';

const LanguageDialog = lazyComponent(
  async () => (await import('./LanguageDialog.tsx')).LanguageDialog,
);

const OpenContext = createContext<(asked: AvailableLanguage | null) => void>(() => {});

/** Holds the dialog in which the language is chosen, above all screens that lead to it. */
export function LanguagePicker({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ asked: AvailableLanguage | null } | null>(null);
  const [open] = useState(() => (asked: AvailableLanguage | null) => setShown({ asked }));
  return (
    <OpenContext value={open}>
      {children}
      {shown && (
        <Suspense>
          <LanguageDialog {...shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </OpenContext>
  );
}

/** Opens the choice of languages. */
export function useLanguagePicker(): () => void {
  const open = use(OpenContext);
  return () => open(null);
}

/** Asks whether a machine-translated language is wanted, and takes it or English. */
export function useMachineQuestion(): (offer: AvailableLanguage) => void {
  return use(OpenContext);
}
