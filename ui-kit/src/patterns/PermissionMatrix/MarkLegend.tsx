import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import type { PermissionMark } from './permission-marks.ts';
import { Mark } from './PermissionMatrix.styles.ts';

export interface MarkLegendProps {
  /** The meaning of each mark. */
  words: Readonly<Record<PermissionMark, string>>;
}

const marks = ['default', 'granted', 'denied'] as const;

const Root = styled.div`
  ${text.t12}
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  color: ${color.muted};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

/** The legend of the marks in a matrix. */
export function MarkLegend({ words }: MarkLegendProps) {
  return (
    <Root>
      {marks.map((mark) => (
        <span key={mark}>
          <Mark as="span" data-mark={mark} aria-hidden>
            <Icon icon={mark === 'denied' ? X : Check} size={14} />
          </Mark>
          {words[mark]}
        </span>
      ))}
    </Root>
  );
}
