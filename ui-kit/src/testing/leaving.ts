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
  style.setProperty(motion, '200ms');
  try {
    await open();
    await close();
    await waitFor(() => expect(pictures()).toHaveLength(1));
    const [picture] = pictures();
    await expect(picture?.inert).toBe(true);
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(pictures()).toHaveLength(0));
  } finally {
    style.removeProperty(motion);
  }
  await open();
  await close();
  await expect(pictures()).toHaveLength(0);
}
