/** The page sizes of the lists of staff; the first is the default. */
export const PAGE_SIZES = [50, 25, 100] as const;
