// A door without React: the app's build and the server's policy read the text.
export { firstPaintScript } from './theme/first-paint.ts';
