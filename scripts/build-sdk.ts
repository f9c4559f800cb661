// `npm run build:sdk`: builds `sdk/dist/package`, the folder for `npm publish`, and packs it.
import { buildSdkPackage, packSdk } from './lib/sdk-package.ts';

console.log(`The package is in ${await buildSdkPackage()}`);
console.log(`Packed, it is ${await packSdk()}`);
