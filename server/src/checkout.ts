/**
 * The folder of the checkout. Files that are read at run time are named from here, because the code
 * runs from `server/src` and, built into one file, from `server/dist`.
 */
export const CHECKOUT = new URL('../../', import.meta.url);
