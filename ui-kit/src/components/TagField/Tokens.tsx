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
  /** Is not accepted as it stands. */
  wrong?: boolean;
}

const removeSelector = '[data-token]';

/** Crosses of the tokens in the box around `element`, in order. */
function crosses(element: Element): readonly HTMLElement[] {
  return [...(element.parentElement?.querySelectorAll<HTMLElement>(removeSelector) ?? [])];
}

/**
 * Keys of the input behind the tokens: Backspace on an empty one takes the last token away, the
 * arrow towards the start goes into them. Answers whether the key was used.
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

/** What was chosen or added, each with a cross. Arrow keys walk over the crosses. */
export function Tokens({
  items,
  onRemove,
  fixed = false,
}: {
  items: readonly TokenItem[];
  onRemove: (value: string) => void;
  /** Nothing can be taken away. */
  fixed?: boolean | undefined;
}) {
  const labels = useLabels();
  const walk = (event: KeyboardEvent<HTMLElement>, value: string): void => {
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
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRemove(value)}
          onKeyDown={(event) => walk(event, value)}
        >
          <Icon icon={X} size={12} />
        </TokenRemove>
      )}
    </TokenRoot>
  ));
}
