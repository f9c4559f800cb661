import type { LogLevel } from '@halyard/sdk/rules';
import { CircleAlert, Info, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface LogLevelMarkProps {
  /** Decides icon and colour. */
  level: LogLevel;
  /** Label of the level. */
  label: string;
}

const icons: Readonly<Record<LogLevel, LucideIcon>> = {
  Information: Info,
  Warning: TriangleAlert,
  Error: CircleAlert,
  Fatal: OctagonX,
};

const Root = styled.span`
  ${text.t13}
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 7px;
  color: ${color.muted};

  &[data-level='Warning'] {
    color: ${color.warn};
  }
  &:is([data-level='Error'], [data-level='Fatal']) {
    color: ${color.danger};
  }
`;

/** The level of a log line, as icon and label. */
export function LogLevelMark({ level, label }: LogLevelMarkProps) {
  return (
    <Root data-level={level}>
      <Icon icon={icons[level]} size={14} />
      {label}
    </Root>
  );
}
