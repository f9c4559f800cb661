import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';

/** How long the confirmation is shown, in ms. */
const shownFor = 2000;

/** `copied` is true for two seconds after a successful copy. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string | Promise<string>): Promise<void> => {
    // Text that could not be fetched is not copied.
    if (!(await copyText(text).catch(() => false))) return;
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), shownFor);
  };
  return { copied, copy };
}
