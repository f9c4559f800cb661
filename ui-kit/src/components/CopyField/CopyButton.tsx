import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** The text to copy; a function is called on click. */
  text: string | (() => string);
  /** Name of an icon-only button where "Copy" is not enough: "Copy the invite link". */
  label?: string;
  /** Label of the button; without it the button is only an icon. */
  children?: ReactNode;
}

/** Copies a text and confirms it visually and to screen readers. Works on plain HTTP. */
export function CopyButton({ text, label, children, ...look }: CopyButtonProps) {
  const labels = useLabels();
  const { copied, copy } = useCopy();
  const icon = copied ? Check : Copy;
  const press = (): void => void copy(typeof text === 'function' ? text() : text);
  return (
    <>
      {children === undefined ? (
        <IconButton {...look} icon={icon} label={label ?? labels.copy} onClick={press} />
      ) : (
        <Button {...look} icon={icon} onClick={press}>
          {children}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{copied && labels.copied}</span>
      </VisuallyHidden>
    </>
  );
}
