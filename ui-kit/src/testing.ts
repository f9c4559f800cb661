export { WithoutStyles } from './testing/WithoutStyles.tsx';
