// `npm run breaking`: lists API changes that affect clients of the last release.
import { describeVerdict, judgeSinceRelease } from '../api-spec/breaking/report.ts';

const verdict = judgeSinceRelease();
for (const line of describeVerdict(verdict)) console.log(line);
const wrong = verdict.breaks.length + verdict.faults.length;
if (wrong > 0) {
  console.log('Take the change back, or add it with a reason to api-spec/breaking-allowed.json.');
}
process.exitCode = wrong === 0 ? 0 : 1;
