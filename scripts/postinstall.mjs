import { writeInstallStamp } from './lib/install.mjs';
import { linkNode } from './node-runtime.mjs';

linkNode();
writeInstallStamp();
