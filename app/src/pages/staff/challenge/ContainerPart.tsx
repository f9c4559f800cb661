import { challengeUpdateCpuCountMax } from '@halyard/sdk/forms';
import { NETWORK_MODES } from '@halyard/sdk/rules';
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
} from '@halyard/ui-kit';
import { useContainerState } from '../shared/use-container-state.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ImageFields } from './ImageFields.tsx';
import type { ChallengeSectionProps } from './section-props.ts';

/** Image and resource limits of an instance. */
export function ContainerPart({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { storageLimit, storageSeconds = 0 } = useContainerState() ?? {};
  return (
    <Section title={words.container()}>
      <Stack gap={16}>
        <ImageFields form={form} />
        <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" gap={10} align="start">
          <FormField label={words.cpu()} {...form.field('cpu')}>
            <NumberField
              {...form.bind('cpu')}
              min={0.1}
              max={challengeUpdateCpuCountMax / 10}
              step={0.1}
              unit={words.core()}
            />
          </FormField>
          <FormField label={words.memory()} {...form.field('memoryLimit')}>
            <NumberField {...form.bind('memoryLimit')} unit={words.megabytes()} />
          </FormField>
          <FormField
            label={words.storage()}
            {...(storageLimit && {
              hint: words.storageHolds[storageLimit]({ seconds: storageSeconds }),
            })}
            {...form.field('storageLimit')}
          >
            <NumberField {...form.bind('storageLimit')} unit={words.megabytes()} />
          </FormField>
        </Grid>
        <Row justify="between" gap={12} wrap>
          <Text size={13} weight={500}>
            {words.network()}
          </Text>
          <Segmented
            size="small"
            label={words.network()}
            {...form.bind('networkMode')}
            options={NETWORK_MODES.map((value) => ({ value, label: words.networks[value]() }))}
          />
        </Row>
        <Switch
          row
          {...form.toggle('enableTrafficCapture')}
          hint={form.errors.enableTrafficCapture ?? words.captureHint()}
        >
          {words.capture()}
        </Switch>
      </Stack>
    </Section>
  );
}
