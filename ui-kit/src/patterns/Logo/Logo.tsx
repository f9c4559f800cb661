import { useState } from 'react';
import { Mark, Picture } from './Logo.styles.ts';

export interface LogoProps {
  /** Side in px. Default 26. */
  size?: number;
  /** Name for assistive technology. Omit it next to the site's name. */
  label?: string | undefined;
  /** Address of the site's own logo. Without one, or if it cannot be loaded: a swallowtail. */
  src?: string | null | undefined;
}

/** The site's own logo, or a two-coloured swallowtail on its pole. */
export function Logo({ size = 26, label, src }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      <Picture
        src={src}
        alt={label ?? ''}
        width={size}
        height={size}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <Mark
      width={size}
      height={size}
      viewBox="0 0 26 26"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M6 2v22" />
      <path d="M8 4h15l-5 5.5 5 5.5H8z" />
      <path d="M8 4h6l-2.5 5.5L14 15H8z" />
    </Mark>
  );
}
