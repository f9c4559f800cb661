/** Where the chosen language lies in the browser's storage. */
export const LANGUAGE_KEY = 'language';
