export { firstPaintScript } from './theme/first-paint.ts';
