import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { TokenName, TokenRemove, TokenRoot } from './Token.styles.ts';

export interface TokenItem {
  value: string;
  label: string;
  glyph?: ReactNode;
  /** The token is invalid. */
  wrong?: boolean;
}

const removeSelector = '[data-token]';

/** The remove buttons of the tokens in the box around `element`, in order. */
function crosses(element: Element): readonly HTMLElement[] {
  return [...(element.parentElement?.querySelectorAll<HTMLElement>(removeSelector) ?? [])];
}

/**
 * Keyboard handling of the input after the tokens: Backspace in an empty input removes the last
 * token, the arrow key towards the start focuses it. Returns whether the key was handled.
 */
export function tokenKey(event: KeyboardEvent<HTMLInputElement>, removeLast: () => void): boolean {
  const input = event.currentTarget;
  if (event.key === 'Backspace' && input.value === '') {
    removeLast();
    return true;
  }
  const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
  if (readingKey(event.key, input) !== 'ArrowLeft' || !atStart) return false;
  crosses(input).at(-1)?.focus();
  return true;
}

/** Selected or added items, each with a remove button. Arrow keys move between the buttons. */
export function Tokens({
  items,
  onRemove,
  fixed = false,
}: {
  items: readonly TokenItem[];
  onRemove: (value: string) => void;
  /** Tokens cannot be removed. */
  fixed?: boolean | undefined;
}) {
  const labels = useLabels();
  const keyDown = (event: KeyboardEvent<HTMLElement>, value: string): void => {
    const root = event.currentTarget.parentElement;
    if (!root) return;
    const input = root.parentElement?.querySelector('input');
    const stops = [...crosses(root), ...(input ? [input] : [])];
    const at = stops.indexOf(event.currentTarget);
    const key = readingKey(event.key, root);
    if (key === 'Delete' || key === 'Backspace') {
      input?.focus();
      onRemove(value);
    } else if (key === 'ArrowRight') stops[at + 1]?.focus();
    else if (key === 'ArrowLeft') stops[at - 1]?.focus();
    else return;
    event.preventDefault();
  };
  return items.map(({ value, label, glyph, wrong }) => (
    <TokenRoot key={value} data-fixed={fixed || undefined} data-wrong={wrong || undefined}>
      {glyph}
      <TokenName>{label}</TokenName>
      {!fixed && (
        <TokenRemove
          type="button"
          tabIndex={-1}
          data-token=""
          aria-label={`${labels.remove}: ${label}`}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRemove(value)}
          onKeyDown={(event) => keyDown(event, value)}
        >
          <Icon icon={X} size={12} />
        </TokenRemove>
      )}
    </TokenRoot>
  ));
}
