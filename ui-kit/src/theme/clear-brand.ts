/** Removes a brand colour from an element: all custom properties of the themes. */
export function clearBrand(element: HTMLElement): void {
  // A copy, as the list itself shrinks.
  for (const name of Array.from(element.style)) {
    if (/^--hy-(dark|light)-/.test(name)) element.style.removeProperty(name);
  }
}
