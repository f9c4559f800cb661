import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface DiffLineProps {
  /** What changed: "End". */
  label?: ReactNode;
  /** The old value; omitted if there was none, or if it is too long to show. */
  from?: ReactNode;
  /** The new value, or a word for it: "15:00", "edited". Omitted if the value was removed. */
  to?: ReactNode;
  /** For screen readers, which do not announce strikethrough: "was", "now". */
  words: { was: string; now: string };
  /** Uses the monospaced font, for flags, addresses and hashes. */
  mono?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-width: 0;
  color: ${color.muted};
  ${text.t13}
  ${text.figures}
  overflow-wrap: anywhere;
  /* The text wraps even within a line that is cut. */
  white-space: normal;
  & > svg {
    flex: none;
    color: ${color.faint};
  }
  del {
    color: ${color.faint};
  }
  ins {
    color: ${color.text};
    font-weight: 500;
    text-decoration: none;
  }
  &[data-mono] :is(del, ins) {
    ${text.m13}
  }
  &[data-mono] ins {
    font-weight: 500;
  }
`;

/** A change of one value: the old value struck through, then the new one. */
export function DiffLine({ label, from, to, words, mono }: DiffLineProps) {
  return (
    <Root data-mono={mono || undefined}>
      {label !== undefined && <span>{label}</span>}
      {from !== undefined && (
        <del>
          <VisuallyHidden>{words.was} </VisuallyHidden>
          {from}
        </del>
      )}
      {from !== undefined && to !== undefined && <Icon icon={ArrowRight} size={12} />}
      {to !== undefined && (
        <ins>
          <VisuallyHidden>{words.now} </VisuallyHidden>
          {to}
        </ins>
      )}
    </Root>
  );
}
