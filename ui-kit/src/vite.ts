// An entry point for builds: it runs in Node, not in the page.
export { kitStyles } from './vite/kit-styles.ts';
