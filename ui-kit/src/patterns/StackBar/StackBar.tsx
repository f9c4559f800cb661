import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface StackPart {
  id: string;
  value: number;
  /** `ok` is what matters, `faint` what matters least. */
  tone: 'ok' | 'neutral' | 'faint';
}

export interface StackBarProps {
  /** From start to end. */
  parts: readonly StackPart[];
  /** What the whole length stands for; equal for all bars of a column. */
  max: number;
}

const Root = styled.div`
  display: flex;
  overflow: hidden;
  width: 100%;
  min-width: 64px;
  height: 8px;
  border-radius: 2px;
  background: ${color.lineRow};

  & > i {
    flex: none;
    width: var(--part);
    background: var(--tone);
  }
  /* Neighbours differ by more than their colour. */
  & > i + i {
    border-inline-start: 2px solid ${color.surface};
  }
  & > [data-tone='ok'] {
    --tone: ${color.ok};
  }
  & > [data-tone='neutral'] {
    --tone: ${color.lineStrong};
  }
  & > [data-tone='faint'] {
    --tone: ${color.line};
  }
  ${media.forced} {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;

    & > [data-tone='ok'] {
      --tone: Highlight;
    }
    & > [data-tone='neutral'] {
      --tone: CanvasText;
    }
    & > [data-tone='faint'] {
      --tone: GrayText;
    }
  }
`;

/** A bar of parts beside their numbers, e.g. in a row of a table. Decorative: the numbers say the same. */
export function StackBar({ parts, max }: StackBarProps) {
  return (
    <Root aria-hidden>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, tone }) => (
          <i key={id} data-tone={tone} style={vars({ '--part': `${(value / max) * 100}%` })} />
        ))}
    </Root>
  );
}
