import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

const LanguageDialog = lazy(async () => ({
  default: (await import('./LanguageDialog.tsx')).LanguageDialog,
}));

const OpenContext = createContext<() => void>(() => {});

/** Holds the dialog in which the language is chosen, above all screens that lead to it. */
export function LanguagePicker({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenContext>
  );
}

/** Opens the choice of languages. */
export function useLanguagePicker(): () => void {
  return use(OpenContext);
}
