import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { Acts, Failure, One, Root } from './LogoPreview.styles.ts';

export interface LogoPreviewProps {
  /** Address of the uploaded picture. Without it, or if it cannot be loaded, the default logo is shown. */
  src?: string | null | undefined;
  /** "Logo at its four sizes" */
  label: string;
  /** Buttons at the end: upload and reset. */
  actions?: ReactNode;
  /** Why the picture cannot be used. */
  error?: ReactNode;
}

const SIZES = [20, 40, 60, 80] as const;

/** The site's logo at the sizes it is used in. */
export function LogoPreview({ src, label, actions, error }: LogoPreviewProps) {
  return (
    <Root aria-label={label} data-failed={error !== undefined || undefined}>
      {SIZES.map((size) => (
        <One key={size}>
          <Logo size={size} src={src} />
          {size}
        </One>
      ))}
      {actions !== undefined && <Acts>{actions}</Acts>}
      {error !== undefined && <Failure role="alert">{error}</Failure>}
    </Root>
  );
}
