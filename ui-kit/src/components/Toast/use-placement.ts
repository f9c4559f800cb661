import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeToasts } from './toast-placement.ts';

/** Dialogs, sheets, and parts of a page that mark themselves, such as the open challenge. */
const UNCOVERED = '[data-modal], [data-uncovered]';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Events after which something else can be in the way. */
const EVENTS = ['resize', 'scroll', 'focusin', 'focusout', 'transitionend', 'animationend'];

/**
 * Moves the stack to where it covers no dialog, no marked part of the page and no focused field.
 * Returns whether there is no such place: the stack is then hidden until there is one.
 */
export function usePlacement(stack: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      if (stack.current) setHidden(!move(stack.current));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const sizes = new ResizeObserver(later);
    if (stack.current) sizes.observe(stack.current);
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = { capture: true, passive: true };
    for (const event of EVENTS) window.addEventListener(event, later, listening);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      sizes.disconnect();
      for (const event of EVENTS) window.removeEventListener(event, later, listening);
    };
  }, [stack]);
  return isHidden;
}

/** False if there is no place. */
function move(stack: HTMLElement): boolean {
  stack.style.inset = '';
  const { width, height } = stack.getBoundingClientRect();
  const style = getComputedStyle(stack);
  const place = placeToasts({
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    size: { width, height },
    preferred: {
      inline: Number.parseFloat(style.insetInlineEnd) || 0,
      block: Number.parseFloat(style.insetBlockEnd) || 0,
    },
    obstacles: obstacles(stack),
    isRtl: style.direction === 'rtl',
  });
  if (place === null) return false;
  stack.style.insetBlockEnd = `${place.block}px`;
  stack.style.insetInlineEnd = `${place.inline}px`;
  return true;
}

function obstacles(stack: HTMLElement): Box[] {
  const focused = document.activeElement;
  const field = focused?.matches(FIELDS) && !stack.contains(focused) ? [focused] : [];
  return [...document.querySelectorAll(UNCOVERED), ...field]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
