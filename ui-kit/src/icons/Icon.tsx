import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon imported by its name from `lucide-react`: `<Icon icon={Flag} />`. */
  icon: LucideIcon;
  /** Size in pixels; 12 and 14 only inside badges, chips and small buttons. Default 16. */
  size?: 12 | 14 | 16 | 20 | 24;
  /** Accessible name. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** Icons that are mirrored in right-to-left text. */
const ALONG_THE_LINE = /^(Arrow|Chevron)(Left|Right)$/;

/** An icon in the colour of its text. An icon has one meaning on the whole site. */
export function Icon({ icon: Glyph, size = 16, label }: IconProps) {
  return (
    // Below 16 px, a stroke width of 2 would be thinner than one device pixel.
    <Glyph
      size={size}
      strokeWidth={size < 16 ? 2.2 : 2}
      data-turns={ALONG_THE_LINE.test(Glyph.displayName ?? '') || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
