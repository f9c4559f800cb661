import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { textFile, zip } from '../tools/archive.ts';
import { required } from '../tools/required.ts';
import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{the_key_was_in_the_other_pocket}';
const PACKAGE = 'example.tern.pocketchart';
const VERSION = 41;
const KEY_STRING = 'support_line';
const strings: Readonly<Record<string, string>> = {
  app_name: 'Pocket Chart',
  button_anchor: 'Drop anchor here',
  licence_key: 'PC-0000-DEMO-0000',
  motto: 'Every shoal you know is a friend',
  secret_hint: 'There is no secret here',
  support_line: 'Channel 73, ask for Ingrid',
  warning_depth: 'Too shallow for you',
};

const resources = (line: (name: string, value: string, at: number) => string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<resources>',
    ...Object.entries(strings).map(([name, value], at) => `    ${line(name, value, at)}`),
    '</resources>',
    '',
  ].join('\n');

function chart(): Buffer {
  const phrase = required(strings[KEY_STRING], KEY_STRING).split('').toReversed().join('');
  const key = createHash('sha256').update(`${phrase}:${VERSION}`).digest().subarray(0, 16);
  const iv = seededRandom('pocket-chart').bytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const text = `57 12.4 N 007 31.9 E  rock, dries 0.4 m\n57 12.6 N 007 32.2 E  ${flag}\n`;
  return Buffer.concat([iv, cipher.update(text), cipher.final()]);
}

function application(): Buffer<ArrayBuffer> {
  const code = `smali/${PACKAGE.replaceAll('.', '/')}`;
  const vault = readFileSync(new URL('ChartVault.smali', import.meta.url), 'utf8');
  return zip([
    textFile(
      'AndroidManifest.xml',
      `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="${PACKAGE}">
    <application android:allowBackup="false" android:label="@string/app_name"/>
</manifest>
`,
    ),
    textFile(
      'apktool.yml',
      `apkFileName: pocket-chart.apk\nversionInfo:\n  versionCode: ${VERSION}\n`,
    ),
    textFile(
      'res/values/public.xml',
      resources((name, _, at) => `<public type="string" name="${name}" id="0x7f0b000${at}"/>`),
    ),
    textFile(
      'res/values/strings.xml',
      resources((name, value) => `<string name="${name}">${value}</string>`),
    ),
    textFile(
      `${code}/BuildConfig.smali`,
      `.class public final L${PACKAGE.replaceAll('.', '/')}/BuildConfig;
.super Ljava/lang/Object;

.field public static final VERSION_CODE:I = 0x${VERSION.toString(16)}
`,
    ),
    textFile(`${code}/ChartVault.smali`, vault),
    { name: 'assets/chart.enc', bytes: Buffer.from(chart()) },
  ]);
}

export const challenge: DemoChallenge = {
  slug: 'pocket-chart',
  title: 'Pocket Chart',
  category: 'Mobile',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'public.xml says which string hides behind a number such as 0x7f0b0000.',
    'OpenSSL or CyberChef can do the rest: AES-128 in CBC mode, the IV stands in front.',
  ],
  statement: `**Pocket Chart** is an Android app that shows you the shoals it likes you to know. The others
are in \`assets/chart.enc\`, "for customers of the gold edition".

The archive is what \`apktool\` made of the app. There is no server and no licence check: the phone
opens the chart all by itself, so you can, too.`,
  file: () => ({ name: 'pocket-chart.zip', bytes: application() }),
};
