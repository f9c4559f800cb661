import { expect, waitFor } from 'storybook/test';

const motion = '--hy-motion-fast';
const { style } = document.documentElement;

function findClones(): HTMLElement[] {
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
  const observer = new MutationObserver(() => findClones().forEach((clone) => seen.add(clone)));
  style.setProperty(motion, '200ms');
  try {
    await open();
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    await close();
    await waitFor(() => expect([...seen]).toHaveLength(1));
    const [clone] = seen;
    await expect(clone?.inert).toBe(true);
    await expect(clone).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(findClones()).toHaveLength(0));
  } finally {
    observer.disconnect();
    style.removeProperty(motion);
  }
  await open();
  await close();
  await expect(findClones()).toHaveLength(0);
}
