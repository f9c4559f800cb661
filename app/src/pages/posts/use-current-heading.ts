import { useEffect, useState } from 'react';
import { scrollToHash } from '../../app/routes/use-hash.ts';

/** Below the header of the page. */
const TOP = 112;

/**
 * The id of the heading whose part is at the top of the window. Scrolls to the heading in the
 * address when the headings appear.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key === '' ? [] : key.split(' ');
    if (known.length > 0) scrollToHash();
    const find = () => {
      const passed = known.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= TOP;
      });
      setCurrent(passed.at(-1) ?? known[0]);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [key]);
  return current;
}
