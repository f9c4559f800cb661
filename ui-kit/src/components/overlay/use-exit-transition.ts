import { useLayoutEffect } from 'react';

/** The element that is removed, and the part inside it that has its own exit animation. */
interface Leaving {
  whole: HTMLElement;
  part: HTMLElement;
  /** Final transform of the part, in addition to fading out. */
  transform: string;
}

/** Parses `120ms` or `.12s` to milliseconds; 0 with reduced motion or without a value. */
function milliseconds(duration: string): number {
  const amount = Number.parseFloat(duration);
  return (duration.trim().endsWith('ms') ? amount : amount * 1000) || 0;
}

function closingTime(): number {
  return milliseconds(
    getComputedStyle(document.documentElement).getPropertyValue('--hy-motion-fast'),
  );
}

/** Clones lose everything that is not an attribute, such as typed text. */
function copyText(from: Element | undefined, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.value = from.value;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  }
}

/** Removes roles from the clone, so that it is not mistaken for the open element. */
function forget(copy: Element): void {
  for (const name of ['data-modal', 'role']) copy.removeAttribute(name);
  // Drawings refer to their own parts by id, so those are kept.
  if (copy instanceof HTMLElement) copy.removeAttribute('id');
}

function fade(element: HTMLElement, transform: string, duration: number): Animation {
  // The entrance animation must not play again.
  element.style.animation = 'none';
  return element.animate(
    { opacity: 0, transform },
    { duration, easing: 'ease-out', fill: 'forwards' },
  );
}

/** Shows an inert clone of the removed element until it has faded out. */
function showLeaving({ whole, part, transform }: Leaving, host: Element, duration: number): void {
  const ghost = whole.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  const originals = [...whole.querySelectorAll('*')];
  // Detached elements have no scroll position, so it is read before.
  const scrolled = originals.map(({ scrollTop }) => scrollTop);
  // In the next microtask it is clear whether the element was removed or only rendered again.
  queueMicrotask(() => {
    if (whole.isConnected || !host.isConnected) return;
    ghost.inert = true;
    ghost.ariaHidden = 'true';
    ghost.dataset['leaving'] = '';
    ghost.style.pointerEvents = 'none';
    host.append(ghost);
    const copies = [...ghost.querySelectorAll<HTMLElement>('*')];
    for (const [index, copy] of copies.entries()) {
      copyText(originals[index], copy);
      if (scrolled[index]) copy.scrollTop = scrolled[index];
    }
    for (const each of [ghost, ...copies]) forget(each);
    const moving = copies[originals.indexOf(part)];
    if (moving) fade(moving, transform, duration);
    fade(ghost, 'none', duration).finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  });
}

/**
 * Exit animation of an overlay. React removes the element immediately, so that focus and keys are
 * restored; a clone fades out. `describe` is called while the element is still mounted.
 */
export function useExitTransition(
  element: HTMLElement | null,
  describe: (element: HTMLElement) => Leaving | null,
): void {
  useLayoutEffect(() => {
    if (element === null) return undefined;
    return () => {
      const duration = closingTime();
      const leaving = duration > 0 ? describe(element) : null;
      // Next to its portal, which is removed too.
      const host = leaving?.whole.parentElement?.parentElement;
      if (leaving && host) showLeaving(leaving, host, duration);
    };
  }, [element, describe]);
}
