import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { BUILD_FACTS, type BuildInfo, isValidFact, readBuildInfo } from './build-info.ts';

const LARGE = 'font-size:20px;font-weight:600;color:#00aa85';
const PLAIN = '';
const ALARM = 'font-size:16px;font-weight:600;color:#b61c1b';

/** Prints product, build metadata and a self-XSS warning to the browser's console. */
export function printBanner(LL: TranslationFunctions): void {
  // oxlint-disable-next-line no-console
  console.info(...bannerParts(LL, readBuildInfo()));
}

/** Arguments for `console.info`: a format string and the style of each part. */
export function bannerParts(LL: TranslationFunctions, build: BuildInfo): string[] {
  const words = LL.frame.console;
  const names = {
    repo: words.repository(),
    rawTag: words.tag(),
    sha: words.commit(),
    timestamp: words.committed(),
    buildTime: words.built(),
  };
  const facts = BUILD_FACTS.map((fact) => `${names[fact]}: ${build[fact] || words.unknown()}`);
  const faults = BUILD_FACTS.filter((fact) => !isValidFact(build, fact));
  const isValid = faults.length === 0;
  const verdict = isValid
    ? [words.valid()]
    : [words.invalid(), words.faulty({ names: faults.map((fact) => names[fact]).join(', ') })];
  return [
    `%c${words.platform()}\n%c${[words.copyright(), ...facts].join('\n')}\n%c${verdict.join(
      '\n',
    )}\n\n%c${words.stop()}\n%c${words.selfXss()}`,
    LARGE,
    PLAIN,
    isValid ? PLAIN : ALARM,
    ALARM,
    PLAIN,
  ];
}
