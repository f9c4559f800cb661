import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { type BuildInfo, isValidBuild, readBuildInfo } from './build-info.ts';

const LARGE = 'font-size:20px;font-weight:600;color:#00aa85';
const PLAIN = '';
const ALARM = 'font-size:16px;font-weight:600;color:#b61c1b';

/** Greets whoever opens the console: what this is, what it was built from, and not to paste here. */
export function printBanner(LL: TranslationFunctions): void {
  // The console is the place this is written for.
  // oxlint-disable-next-line no-console
  console.info(...bannerParts(LL, readBuildInfo()));
}

/** The banner as `console.info` takes it: a text, and the style of each of its parts. */
export function bannerParts(LL: TranslationFunctions, build: BuildInfo): string[] {
  const words = LL.frame.console;
  const isValid = isValidBuild(build);
  const facts: [string, string][] = [
    [words.repository(), build.repo],
    [words.tag(), build.rawTag],
    [words.commit(), build.sha],
    [words.committed(), build.timestamp],
    [words.built(), build.buildTime],
  ];
  const known = facts.filter(([, value]) => value !== '');
  const lines = [words.copyright(), ...known.map(([name, value]) => `${name}: ${value}`)];
  return [
    `%c${words.platform()}\n%c${lines.join('\n')}\n%c${
      isValid ? words.valid() : words.invalid()
    }\n\n%c${words.stop()}\n%c${words.selfXss()}`,
    LARGE,
    PLAIN,
    isValid ? PLAIN : ALARM,
    ALARM,
    PLAIN,
  ];
}
