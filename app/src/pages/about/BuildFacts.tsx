import { getConfig } from '@halyard/sdk/react';
import { Badge, Card, KeyValue, Section, Stack, Text } from '@halyard/ui-kit';
import { DoneIcon, WarningIcon } from '@halyard/ui-kit/icons';
import { useQuery } from '@tanstack/react-query';
import {
  BUILD_FACTS,
  type BuildInfo,
  isValidBuild,
  isValidFact,
} from '../../app/build/build-info.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** How long the server takes to answer, in ms. */
async function measure(): Promise<number> {
  const start = performance.now();
  await getConfig();
  return Math.max(1, Math.round(performance.now() - start));
}

/** Version, commit and time of the build, and whether it is a release. */
export function BuildFacts({ build }: { build: BuildInfo }) {
  const { LL, dates } = useLanguage();
  const words = LL.about;
  const isOfficial = isValidBuild(build);
  const { data: time, isError } = useQuery({
    queryKey: ['about', 'server'],
    queryFn: measure,
    refetchInterval: false,
  });
  const moment = (iso: string) => {
    const at = Date.parse(iso);
    return Number.isNaN(at)
      ? words.unknown()
      : LL.posts.momentIn({ at: dates.longMoment(at), zone: dates.zone(at) });
  };
  const mono = (value: string) =>
    value === '' ? (
      words.unknown()
    ) : (
      <Text mono size={13}>
        {value}
      </Text>
    );
  const names = {
    repo: words.repository(),
    rawTag: words.version(),
    sha: words.commit(),
    timestamp: words.committed(),
    buildTime: words.built(),
  };
  const invalid = BUILD_FACTS.filter((fact) => !isValidFact(build, fact));
  return (
    <Section
      title={words.build()}
      note={
        <Badge tone={isOfficial ? 'ok' : 'warn'} icon={isOfficial ? DoneIcon : WarningIcon}>
          {isOfficial ? words.official() : words.unofficial()}
        </Badge>
      }
    >
      <Stack gap={8}>
        <Card>
          <KeyValue
            items={[
              { label: words.version(), value: mono(build.rawTag) },
              { label: words.commit(), value: mono(build.sha.slice(0, 10)) },
              { label: words.committed(), value: moment(build.timestamp) },
              { label: words.built(), value: moment(build.buildTime) },
              {
                label: words.server(),
                value: isError
                  ? words.silent()
                  : time === undefined
                    ? '…'
                    : words.answers({ time: String(time) }),
              },
            ]}
          />
        </Card>
        {!isOfficial && (
          <Text as="p" size={12} tone="faint">
            {words.unofficialText({ facts: invalid.map((fact) => names[fact]).join(', ') })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
