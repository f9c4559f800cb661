import { argv } from 'node:process';
import { runSession } from './session.ts';

const [, , baseUrl = '', userName = '', password = ''] = argv;
console.log(JSON.stringify(await runSession(baseUrl, userName, password)));
