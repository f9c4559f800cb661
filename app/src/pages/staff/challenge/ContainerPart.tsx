import type { NetworkMode } from '@halyard/sdk/react';
import {
  challengeUpdateContainerImageMax,
  challengeUpdateCpuCountMax,
  challengeUpdateExposePortMax,
  challengeUpdateMemoryLimitMax,
  challengeUpdateMemoryLimitMin,
  challengeUpdateStorageLimitMax,
} from '@halyard/sdk/schemas';
import {
  FormField,
  Grid,
  NumberField,
  Row,
  Section,
  Segmented,
  Stack,
  Switch,
  Text,
  TextField,
} from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { ChallengeSectionProps } from './section-props.ts';

const NETWORKS = ['Open', 'Isolated', 'Custom'] as const satisfies readonly NetworkMode[];

/** What an instance runs, and what it may use. */
export function ContainerPart({ draft, errors }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { values, changed, set } = draft;
  const number = (name: 'exposePort' | 'cpu' | 'memoryLimit' | 'storageLimit') => ({
    value: values[name],
    onValueChange: (value: number | null) => set(name, value),
  });
  const field = (name: 'exposePort' | 'cpu' | 'memoryLimit' | 'storageLimit') => ({
    changed: changed.includes(name),
    error: errors[name],
  });
  return (
    <Section title={words.container()}>
      <Stack gap={16}>
        <Grid columns="minmax(0, 1fr) 96px" from="sm" gap={10} align="start">
          <FormField
            label={words.image()}
            changed={changed.includes('containerImage')}
            error={errors.containerImage}
          >
            <TextField
              mono
              value={values.containerImage}
              onValueChange={(value) => set('containerImage', value)}
              maxLength={challengeUpdateContainerImageMax}
              autoComplete="off"
              spellCheck={false}
            />
          </FormField>
          <FormField label={words.port()} {...field('exposePort')}>
            <NumberField min={1} max={challengeUpdateExposePortMax} {...number('exposePort')} />
          </FormField>
        </Grid>
        <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" gap={10} align="start">
          <FormField label={words.cpu()} {...field('cpu')}>
            <NumberField
              min={0.1}
              max={challengeUpdateCpuCountMax / 10}
              step={0.1}
              unit={words.core()}
              {...number('cpu')}
            />
          </FormField>
          <FormField label={words.memory()} {...field('memoryLimit')}>
            <NumberField
              min={challengeUpdateMemoryLimitMin}
              max={challengeUpdateMemoryLimitMax}
              unit={words.megabytes()}
              {...number('memoryLimit')}
            />
          </FormField>
          <FormField label={words.storage()} {...field('storageLimit')}>
            <NumberField
              min={0}
              max={challengeUpdateStorageLimitMax}
              unit={words.megabytes()}
              {...number('storageLimit')}
            />
          </FormField>
        </Grid>
        <Row justify="between" gap={12} wrap>
          <Text size={13} weight={500}>
            {words.network()}
          </Text>
          <Segmented
            size="small"
            label={words.network()}
            value={values.networkMode}
            onValueChange={(value) => set('networkMode', value)}
            options={NETWORKS.map((value) => ({ value, label: words.networks[value]() }))}
          />
        </Row>
        <Switch
          row
          checked={values.enableTrafficCapture}
          onCheckedChange={(value) => set('enableTrafficCapture', value)}
          hint={errors.enableTrafficCapture ?? words.captureHint()}
        >
          {words.capture()}
        </Switch>
      </Stack>
    </Section>
  );
}
