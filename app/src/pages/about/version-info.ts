import { type BuildInfo, isValidBuild } from '../../app/build/build-info.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

/** Build, browser and language in lines, for a report of a fault. */
export function versionInfo(
  LL: TranslationFunctions,
  build: BuildInfo,
  browser: string,
  language: string,
): string {
  const words = LL.about;
  const facts = [
    [words.version(), build.rawTag],
    [words.commit(), build.sha],
    [words.committed(), build.timestamp],
    [words.built(), build.buildTime],
    [words.repository(), build.repo],
    [words.build(), isValidBuild(build) ? words.official() : words.unofficial()],
    [words.browser(), browser],
    [words.language(), language],
  ];
  return facts.map(([name, value]) => `${name}: ${value || words.unknown()}`).join('\n');
}
