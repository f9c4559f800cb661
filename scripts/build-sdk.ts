// `npm run build:sdk`: builds `sdk/dist/package`, the folder for `npm publish`.
import { buildSdkPackage } from './lib/sdk-package.ts';

console.log(`The package is in ${await buildSdkPackage()}`);
