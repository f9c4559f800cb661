import type { EditChallenge } from '@halyard/sdk/types';
import { challengeValue, minimumValue, type ScoreCurve as Curve } from '@halyard/sdk/rules';
import { FormField, Grid, NumberField, ScoreCurve, Section, Stack, Switch } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type ChallengeForm, toChallengeForm } from './challenge-form.ts';
import type { ChallengeSectionProps } from './section-props.ts';

interface ScorePartProps extends ChallengeSectionProps {
  challenge: EditChallenge;
}

/** A chart of the value by number of solves, updated while typing. */
export function ScorePart({ challenge, form }: ScorePartProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { values, changed } = form;
  const stored = toCurve(toChallengeForm(challenge));
  const curve = toCurve({ ...toChallengeForm(challenge), ...withoutNulls(values) });
  const isChanged = (['originalScore', 'minPercent', 'difficulty'] as const).some((name) =>
    changed.includes(name),
  );
  const { acceptedCount: solves } = challenge;
  const floor = minimumValue(curve);
  const now = challengeValue(curve, solves);
  return (
    <Section title={words.score()} note={words.scoreNote()}>
      <Stack gap={16}>
        <ScoreCurve
          curve={(count) => challengeValue(curve, count)}
          saved={isChanged ? (count) => challengeValue(stored, count) : undefined}
          words={{
            table: LL.common.asTable(),
            chart: LL.common.asChart(),
            at: LL.scoreboard.dialog.solves(),
            points: LL.scoreboard.dialog.pointsHead(),
          }}
          floor={floor}
          floorLabel={words.floor({ points: floor })}
          solves={solves}
          solvesLabel={solves === 0 ? words.nowNoSolves() : words.nowSolves({ count: solves })}
          label={words.curve({ first: curve.original, now, count: solves, floor })}
        />
        <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" gap={10} align="start">
          <FormField label={words.original()} {...form.field('originalScore')}>
            <NumberField {...form.bind('originalScore')} />
          </FormField>
          <FormField label={words.minimum()} {...form.field('minPercent')}>
            <NumberField
              {...form.bind('minPercent')}
              min={0}
              max={100}
              unit={LL.staff.info.percent()}
            />
          </FormField>
          <FormField label={words.difficulty()} {...form.field('difficulty')}>
            <NumberField {...form.bind('difficulty')} step={0.1} />
          </FormField>
        </Grid>
        <Switch row {...form.toggle('hasBloodBonus')} hint={words.bloodBonusHint()}>
          {words.bloodBonus()}
        </Switch>
      </Stack>
    </Section>
  );
}

function toCurve({ originalScore, minPercent, difficulty }: ChallengeForm): Curve {
  return {
    original: originalScore ?? 0,
    minRate: (minPercent ?? 0) / 100,
    difficulty: difficulty ?? 0,
  };
}

/** While a field is empty, the curve uses the stored value. */
function withoutNulls(values: ChallengeForm): Partial<ChallengeForm> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
