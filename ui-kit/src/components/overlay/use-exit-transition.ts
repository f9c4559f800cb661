import { useLayoutEffect } from 'react';

/** What leaves: the whole of it, and the part inside that moves with its own end. */
interface Leaving {
  whole: HTMLElement;
  part: HTMLElement;
  /** How the part looks in the end, beside being transparent. */
  transform: string;
}

/** `120ms` or `.12s` as milliseconds; 0 where motion is not wanted, or nothing says how long. */
function milliseconds(duration: string): number {
  const amount = Number.parseFloat(duration);
  return (duration.trim().endsWith('ms') ? amount : amount * 1000) || 0;
}

function closingTime(): number {
  return milliseconds(
    getComputedStyle(document.documentElement).getPropertyValue('--hy-motion-fast'),
  );
}

/** Copies lose what is no attribute, such as what was typed. */
function copyText(from: Element | undefined, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.value = from.value;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  }
}

/** Who asks the page what is open must not find the picture. */
function forget(copy: Element): void {
  for (const name of ['data-modal', 'role']) copy.removeAttribute(name);
  // Drawings refer to their own parts by id.
  if (copy instanceof HTMLElement) copy.removeAttribute('id');
}

function fade(element: HTMLElement, transform: string, duration: number): Animation {
  // It came in once already.
  element.style.animation = 'none';
  return element.animate(
    { opacity: 0, transform },
    { duration, easing: 'ease-out', fill: 'forwards' },
  );
}

/** Shows a picture of what just went, that nobody can reach, until it has faded. */
function showLeaving({ whole, part, transform }: Leaving, host: Element, duration: number): void {
  const ghost = whole.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  const originals = [...whole.querySelectorAll('*')];
  // What is off the page has no place to be scrolled to.
  const scrolled = originals.map(({ scrollTop }) => scrollTop);
  // A tick later it is clear whether it went, or React only began anew with it.
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
 * Lets an overlay go with motion. React takes it away at once, so that focus and keys are back where
 * they belong; what fades is a copy. `describe` is asked while the element still stands.
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
      // Beside its portal, which goes too.
      const host = leaving?.whole.parentElement?.parentElement;
      if (leaving && host) showLeaving(leaving, host, duration);
    };
  }, [element, describe]);
}
