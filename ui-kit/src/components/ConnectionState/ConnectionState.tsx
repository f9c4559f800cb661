import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { Dot } from '../Badge/Dot.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface ConnectionStateProps {
  /** Updates are pushed, polled, interrupted (reconnecting) or impossible (offline). */
  state: 'live' | 'polling' | 'reconnecting' | 'offline';
  /** The state in words: "Live", "Every 10 s", "Reconnecting", "Offline since 18:14". */
  children: ReactNode;
}

const Root = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  white-space: nowrap;
  ${text.t13}
  ${text.figures}

  &[data-state='polling'] {
    color: ${color.muted};
  }
  &[data-state='reconnecting'] {
    color: ${color.warn};
  }
  &[data-state='offline'] {
    color: ${color.danger};
  }
`;

const marks = {
  live: <Dot tone="ok" live />,
  polling: <Dot hollow />,
  reconnecting: <Spinner decorative />,
  offline: <Icon icon={WifiOff} size={14} />,
} as const;

/** How fresh a live page is. Changes are announced. */
export function ConnectionState({ state, children }: ConnectionStateProps) {
  return (
    <Root data-state={state} role="status">
      {marks[state]}
      {children}
    </Root>
  );
}
