import { ArrowUpRight, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Root, Title, Words } from './EffectNote.styles.ts';

export interface EffectNoteProps {
  /** The current situation: "The game is live for 412 teams". Only with the look `box`. */
  title?: ReactNode;
  /** The effect, in sentences. */
  children: ReactNode;
  /** `line` next to a field or a button, `box` as a panel. Default `line`. */
  look?: 'line' | 'box';
  /**
   * `warn` if it changes a running game or other people's data, `ok` if it is in their favour.
   * Default `neutral`.
   */
  tone?: 'neutral' | 'ok' | 'warn' | 'danger';
  /** Replaces the tone's icon. */
  icon?: LucideIcon;
}

const icons = {
  neutral: ArrowUpRight,
  ok: ArrowUpRight,
  warn: TriangleAlert,
  danger: TriangleAlert,
};

/** States the effect of a change before it is made. Updates are announced. */
export function EffectNote({
  title,
  children,
  look = 'line',
  tone = 'neutral',
  icon = icons[tone],
}: EffectNoteProps) {
  return (
    <Root data-look={look} data-tone={tone}>
      <Icon icon={icon} size={look === 'box' ? 16 : 14} />
      <Words role="status">
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Words>
    </Root>
  );
}
