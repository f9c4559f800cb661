/**
 * The version of the HTML that a text becomes; raised when it changes. Whoever keeps HTML keeps it with
 * this number.
 */
export const HTML_VERSION = 3;
