// An entry point without React: the app's build and the server's content security policy read the
// text.
export { firstPaintScript } from './theme/first-paint.ts';
