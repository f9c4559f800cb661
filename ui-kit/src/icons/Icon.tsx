import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon imported by its name from `lucide-react`: `<Icon icon={Flag} />`. */
  icon: LucideIcon;
  /** Pixels; 12 and 14 only inside badges, chips and small buttons. Default 16. */
  size?: 12 | 14 | 16 | 20 | 24;
  /** Makes the icon an image with this name. Without it assistive technology skips the icon. */
  label?: string;
}

/** What points along the line of reading turns with it. */
const ALONG_THE_LINE = /^(Arrow|Chevron)(Left|Right)$/;

/** A line icon in the colour of its text. One meaning per icon on the whole site. */
export function Icon({ icon: Glyph, size = 16, label }: IconProps) {
  return (
    // Below 16 px a stroke of 2 would fall under one device pixel of weight.
    <Glyph
      size={size}
      strokeWidth={size < 16 ? 2.2 : 2}
      data-turns={ALONG_THE_LINE.test(Glyph.displayName ?? '') || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
