import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface SessionPromptProps {
  /** "You were signed out. Sign in again; this page and its form wait." */
  children: ReactNode;
  /** "Sign in" */
  signIn: string;
  /** Called to open the sign-in form over the page, so that no input is lost. */
  onSignIn: () => void;
  /** The sign-in form is being loaded. */
  busy?: boolean;
  /** Full width, at the top of the page. Default: inline. */
  edge?: boolean;
}

/** Says that the session has ended and offers to sign in without leaving the page. */
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
