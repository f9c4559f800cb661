import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface UpdatePromptProps {
  /** "A new version is ready. Nothing you typed is lost." */
  children: ReactNode;
  /** Labels of the buttons: "Later", "Reload". */
  words: { later: string; reload: string };
  /** Called by the button that hides the prompt until the next visit. */
  onLater: () => void;
  /** Called by the button that loads the new version. */
  onReload: () => void;
  /** Spans the page from edge to edge, at the top. Default inline. */
  edge?: boolean;
}

/** Tells that a new version of the site is available. It never reloads the page by itself. */
export function UpdatePrompt({ children, words, onLater, onReload, edge }: UpdatePromptProps) {
  return (
    <Banner
      {...(edge && { edge })}
      icon={RefreshCw}
      action={
        <>
          <Button size="small" variant="ghost" onClick={onLater}>
            {words.later}
          </Button>
          <Button size="small" onClick={onReload}>
            {words.reload}
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
