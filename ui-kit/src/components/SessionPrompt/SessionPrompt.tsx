import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface SessionPromptProps {
  /** "You were signed out. Sign in again; this page and its form wait." */
  children: ReactNode;
  /** "Sign in" */
  signIn: string;
  /** Opens the sign-in over the page, so that what was typed stays. */
  onSignIn: () => void;
  /** The sign-in is on its way. */
  busy?: boolean;
  /** From edge to edge at the top of the page, as in the frame. Default inline. */
  edge?: boolean;
}

/** The session ended under the page: the way back in, without leaving it. */
export function SessionPrompt({ children, signIn, onSignIn, busy, edge }: SessionPromptProps) {
  return (
    <Banner
      tone="danger"
      {...(edge && { edge })}
      icon={Lock}
      action={
        <Button size="small" {...(busy && { busy })} onClick={onSignIn}>
          {signIn}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
