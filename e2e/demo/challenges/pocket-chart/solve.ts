import { createDecipheriv, createHash } from 'node:crypto';
import { textOf, unzip } from '../tools/archive.ts';
import { attachment, captured, flagIn, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

export function solve(given: Given): string {
  const files = unzip(attachment(given));
  const code = 'smali/example/tern/pocketchart';
  const id = captured(textOf(files, `${code}/ChartVault.smali`), /const v0, (0x7f\w+)/);
  const version = captured(textOf(files, `${code}/BuildConfig.smali`), /VERSION_CODE:I = (0x\w+)/);
  const name = captured(textOf(files, 'res/values/public.xml'), new RegExp(`"(\\w+)" id="${id}"`));
  const phrase = captured(textOf(files, 'res/values/strings.xml'), new RegExp(`"${name}">(.+)<`));

  const material = `${phrase.split('').toReversed().join('')}:${Number(version)}`;
  const key = createHash('sha256').update(material).digest().subarray(0, 16);
  const chart = required(files.get('assets/chart.enc'), 'chart');
  const cipher = createDecipheriv('aes-128-cbc', key, chart.subarray(0, 16));
  return flagIn(cipher.update(chart.subarray(16), undefined, 'utf8') + cipher.final('utf8'));
}
