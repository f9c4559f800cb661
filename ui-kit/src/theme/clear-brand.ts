/** Removes a brand colour from an element: all custom properties of the themes. */
export function clearBrand(element: HTMLElement): void {
  // A copy, because the list changes during the loop.
  for (const name of Array.from(element.style)) {
    if (/^--hy-(dark|light)-/.test(name)) element.style.removeProperty(name);
  }
}
