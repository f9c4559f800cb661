import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { Logo } from '../Logo/Logo.tsx';

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

const Root = styled.figure`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 24px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-failed] {
    border-color: ${color.danger};
  }
`;

const One = styled.span`
  ${text.t11}
  ${text.figures}
  display: grid;
  justify-items: center;
  gap: 6px;
  color: ${color.faint};
`;

const Acts = styled.span`
  display: grid;
  gap: 6px;
  align-self: center;
  margin-inline-start: auto;
`;

const Failure = styled.span`
  ${text.t12}
  flex-basis: 100%;
  color: ${color.danger};
`;

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
