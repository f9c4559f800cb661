// `npm run build:sdk`: the folder that `npm publish` takes, `sdk/dist/package`.
import { buildSdkPackage } from './lib/sdk-package.ts';

console.log(`The package is in ${await buildSdkPackage()}`);
