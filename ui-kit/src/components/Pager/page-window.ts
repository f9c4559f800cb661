/**
 * The page numbers to show: the first, the last, the current one and its neighbours, at least three
 * at each end. `null` is a gap of at least two pages.
 */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const near = page <= 2 ? [1, 2, 3] : page >= pages - 1 ? [pages - 2, pages - 1, pages] : [];
  const wanted = [1, page - 1, page, page + 1, pages, ...near].filter(
    (each) => each >= 1 && each <= pages,
  );
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1] ?? each - 1;
    if (each - before === 1) return [each];
    // A gap of one page would be as wide as the page number.
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}
