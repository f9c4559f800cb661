import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export type BadgeTone = 'neutral' | 'brand' | 'ok' | 'warn' | 'danger' | 'info';

export interface BadgeProps {
  /** Default `neutral`. */
  tone?: BadgeTone;
  /** An outline instead of a fill, for what does not apply (yet). */
  hollow?: boolean;
  /** An icon before the label. A state is never shown by colour alone. */
  icon?: LucideIcon;
  /** Another element before the label, e.g. a `Dot` or a category flag. */
  mark?: ReactNode;
  /** One or two words, or a number with its noun. */
  children: ReactNode;
}

const Root = styled.span`
  ${text.t12}
  ${text.figures}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  height: 20px;
  padding: 0 7px;
  border-radius: ${radius.badge};
  font-weight: 500;
  white-space: nowrap;
  background: ${color.raised};
  color: ${color.muted};
  &[data-hollow] {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &[data-tone='brand'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  &[data-tone='ok'] {
    background: ${color.okSoft};
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
`;

/** A short label for a state, with an icon. */
export function Badge({ tone = 'neutral', hollow, icon, mark, children }: BadgeProps) {
  return (
    <Root data-tone={tone} data-hollow={hollow || undefined}>
      {icon !== undefined && <Icon icon={icon} size={12} />}
      {mark}
      {children}
    </Root>
  );
}
