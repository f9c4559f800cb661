import { lazyComponent } from '@halyard/ui-kit';
import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import type { AvailableLanguage } from './available-languages.ts';

const LanguageDialog = lazyComponent(
  async () => (await import('./LanguageDialog.tsx')).LanguageDialog,
);

const OpenContext = createContext<(asked: AvailableLanguage | null) => void>(() => {});

/** Renders the language dialog and provides the hooks that open it. */
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

/** Returns a function that opens the language dialog. */
export function useLanguagePicker(): () => void {
  const open = use(OpenContext);
  return () => open(null);
}

/** Asks whether to use a machine-translated language, and switches to it or to English. */
export function useMachineQuestion(): (offer: AvailableLanguage) => void {
  return use(OpenContext);
}
