import { Pause } from 'lucide-react';
import { styled } from 'styled-components';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface StreamStatusProps {
  /** New rows are held back: a pause mark instead of the live dot. */
  paused: boolean;
  /** "Live", "Paused at 18:17:49 CET" */
  label: string;
}

const Root = styled.span`
  ${text.t12}
  ${text.figures}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${color.muted};

  &[data-paused] {
    color: ${color.warn};
  }
`;

/** Whether new rows appear automatically, with a button to change it. */
export function StreamStatus({ paused, label }: StreamStatusProps) {
  return (
    <Root role="status" data-paused={paused || undefined}>
      {paused ? <Icon icon={Pause} size={14} /> : <Dot tone="ok" live />}
      {label}
    </Root>
  );
}
