import {
  Suspense,
  useState,
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';
import { isFocusedByKey } from '../Tooltip/focused-by-key.ts';
import { LazyTooltipBubble } from '../Tooltip/use-tooltip.tsx';

export type TextSize = 11 | 12 | 13 | 14 | 16 | 20 | 28 | 40;
export type TextTone =
  | 'text'
  | 'prose'
  | 'muted'
  | 'faint'
  | 'disabled'
  | 'brand'
  | 'ok'
  | 'warn'
  | 'danger'
  | 'info';

export interface TextProps {
  /** Element to render: `p`, `h1`, `label`... Default `span`. */
  as?: ElementType;
  /** Font size in px, with its line height and default weight. Default 14. */
  size?: TextSize;
  /** Overrides the weight of the size. */
  weight?: 400 | 500 | 600;
  /** Default: the inherited colour. */
  tone?: TextTone;
  /** Uses the monospaced font, for text that is read character by character. */
  mono?: boolean;
  /** Tabular figures, so that changing numbers keep their width. */
  figures?: boolean;
  /**
   * Truncates to one line with an ellipsis; the full text is shown as a tooltip on hover, and while
   * a link inside has the focus.
   */
  cut?: boolean;
  /** `end` for columns of numbers. */
  align?: 'start' | 'center' | 'end';
  /** For `as="label"`. */
  htmlFor?: string;
  /** Language of the text, if it differs from the page's, e.g. for names. */
  lang?: string;
  /** Id of the element, e.g. for `aria-labelledby`. */
  id?: string;
  /** The browser's own tooltip; `cut` has a better one. */
  title?: string;
  /** The text. */
  children?: ReactNode;
}

const Root = styled.span`
  &[data-size='28'] {
    ${text.t28}
  }
  &[data-size='20'] {
    ${text.t20}
  }
  &[data-size='16'] {
    ${text.t16}
  }
  &[data-size='14'] {
    ${text.t14}
  }
  &[data-size='13'] {
    ${text.t13}
  }
  &[data-size='12'] {
    ${text.t12}
  }
  &[data-size='11'] {
    ${text.t11}
  }
  &[data-mono] {
    font-family: ${font.mono};
    ${text.figures}
    font-feature-settings: 'liga' 0;
  }
  &[data-size='40'] {
    ${text.m40}
  }
  &[data-mono][data-size='20'] {
    ${text.m20}
  }
  &[data-weight='400'] {
    font-weight: 400;
  }
  &[data-weight='500'] {
    font-weight: 500;
  }
  &[data-weight='600'] {
    font-weight: 600;
  }
  &[data-tone='text'] {
    color: ${color.text};
  }
  &[data-tone='prose'] {
    color: ${color.prose};
  }
  &[data-tone='muted'] {
    color: ${color.muted};
  }
  &[data-tone='faint'] {
    color: ${color.faint};
  }
  &[data-tone='disabled'] {
    color: ${color.disabled};
  }
  &[data-tone='brand'] {
    color: ${color.brandText};
  }
  &[data-tone='ok'] {
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='info'] {
    color: ${color.info};
  }
  &[data-figures] {
    ${text.figures}
  }
  &[data-cut] {
    display: block;
    ${text.cut}
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`;

function isCut(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth;
}

// Checked on hover and focus, because truncation depends on the window and a table may have a
// thousand rows.
function sayWhole({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.title = isCut(currentTarget) ? currentTarget.textContent : '';
}

function closeByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
}

type CutTextProps = ComponentProps<typeof Root>;

/**
 * Truncated text with a tooltip that shows the full text on hover or focus. Tables have hundreds of
 * these, so the tooltip is only created when needed.
 */
function CutText(props: CutTextProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Root
        {...props}
        onPointerEnter={sayWhole}
        onFocus={({ currentTarget, target }) => {
          if (isCut(currentTarget) && isFocusedByKey(target)) setAnchor(currentTarget);
        }}
        onBlur={anchor ? close : undefined}
        onKeyDown={anchor ? closeByEscape(close) : undefined}
      />
      {anchor && (
        <Suspense>
          <LazyTooltipBubble anchor={anchor} text={anchor.textContent} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Text in one of the sizes of the type scale, with tone and weight. */
export function Text({
  as = 'span',
  size = 14,
  weight,
  tone,
  mono,
  figures,
  cut,
  align,
  title,
  children,
  ...rest
}: TextProps) {
  const Line = cut && title === undefined ? CutText : Root;
  return (
    <Line
      as={as}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-mono={mono || undefined}
      data-figures={figures || undefined}
      data-cut={cut || undefined}
      data-align={align}
      title={title}
      {...rest}
    >
      {children}
    </Line>
  );
}
