/** Takes a brand colour off an element: every property that belongs to one of the themes. */
export function clearBrand(element: HTMLElement): void {
  // A copy, as the list itself shrinks.
  for (const name of Array.from(element.style)) {
    if (/^--hy-(dark|light)-/.test(name)) element.style.removeProperty(name);
  }
}
