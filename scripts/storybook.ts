// `npm run storybook` and `npm run build:storybook`.
import { join } from 'node:path';
import { root, run } from './lib/run.ts';

const [action = 'dev'] = process.argv.slice(2);
const args = action === 'build' ? ['build', '--quiet'] : ['dev', '--port', '6006', '--no-open'];
run('storybook', [...args, '--disable-telemetry'], { cwd: join(root, 'ui-kit') });
