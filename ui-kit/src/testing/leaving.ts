import { expect, waitFor } from 'storybook/test';

const motion = '--hy-motion-fast';
const { style } = document.documentElement;

function pictures(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-leaving]')];
}

/**
 * Tests closing with animation, which is otherwise off in stories: an inert clone fades out and is
 * removed. Then tests closing without animation: there is no clone.
 */
export async function expectLeaves(
  open: () => Promise<unknown>,
  close: () => Promise<unknown>,
): Promise<void> {
  // A busy machine may show a clone for less time than it takes to look for it.
  const seen = new Set<HTMLElement>();
  const observer = new MutationObserver(() => pictures().forEach((picture) => seen.add(picture)));
  style.setProperty(motion, '200ms');
  try {
    await open();
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    await close();
    await waitFor(() => expect([...seen]).toHaveLength(1));
    const [picture] = seen;
    await expect(picture?.inert).toBe(true);
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(pictures()).toHaveLength(0));
  } finally {
    observer.disconnect();
    style.removeProperty(motion);
  }
  await open();
  await close();
  await expect(pictures()).toHaveLength(0);
}
