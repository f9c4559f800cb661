import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface UpdatePromptProps {
  /** "A new version is ready. Nothing you typed is lost." */
  children: ReactNode;
  words: { later: string; reload: string };
  onLater: () => void;
  onReload: () => void;
  /** From edge to edge at the top of the page, as in the frame. Default inline. */
  edge?: boolean;
}

/** A newer build of the site is out: take it now or later. Never reloads by itself. */
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
