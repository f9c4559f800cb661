import { ArrowUpRight, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

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

const Root = styled.div`
  --effect: ${color.muted};
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--effect);
  }
  &[data-tone='ok'] {
    --effect: ${color.ok};
  }
  &[data-tone='warn'] {
    --effect: ${color.warn};
  }
  &[data-tone='danger'] {
    --effect: ${color.danger};
  }
  &[data-look='box'] {
    gap: 12px;
    padding: 9px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    ${text.t13}
    ${text.figures}
  }
  &[data-look='box'] > svg {
    margin-block-start: 2px;
  }
  &[data-look='box'][data-tone='ok'] {
    border-color: ${color.okLine};
    background: ${color.okWash};
  }
  &[data-look='box'][data-tone='warn'] {
    border-color: ${color.warnLine};
    background: ${color.warnWash};
  }
  &[data-look='box'][data-tone='danger'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerWash};
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  color: ${color.text};
  font-weight: 500;
`;

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
