// `npm run storybook` and `npm run build:storybook`; arguments after `--` are passed to Storybook.
import { join } from 'node:path';
import { root, run } from './lib/run.ts';

const [first, ...others] = process.argv.slice(2);
const isBuild = first === 'build';
const more = isBuild || first === undefined ? others : [first, ...others];
const args = isBuild ? ['build', '--quiet'] : ['dev', '--port', '6006', '--no-open'];
run('storybook', [...args, '--disable-telemetry', ...more], { cwd: join(root, 'ui-kit') });
