import {
  brandRatios,
  ColourField,
  FormField,
  Grid,
  Icon,
  Row,
  Stack,
  Text,
  TextField,
} from '@halyard/ui-kit';
import { DoneIcon } from '@halyard/ui-kit/icons';
import { MODES, ThemePictures } from '../../app/appearance/ThemePictures.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { Setup } from './use-setup.ts';

/** Name and colour of the site, with a preview in both themes. */
export function SiteStep({ setup }: { setup: Setup }) {
  const { LL } = useLanguage();
  const { site: form } = setup;
  const { brand } = form.values;
  return (
    <SetupForm props={form.props} error={form.error}>
      <Grid columns="minmax(0, 1fr) 150px" from="sm" gap={12}>
        <FormField label={LL.setup.siteName()} {...form.field('title')}>
          <TextField {...form.bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={LL.setup.brand()} {...form.field('brand')}>
          <ColourField {...form.bind('brand')} pickLabel={LL.profile.pickColour()} />
        </FormField>
      </Grid>
      <ThemePictures colour={brand} />
      <Contrast brand={brand} />
    </SetupForm>
  );
}

function Contrast({ brand }: { brand: string }) {
  const { LL } = useLanguage();
  const ratios = MODES.flatMap((mode) => brandRatios(brand, mode) ?? []);
  const least = Math.min(...ratios.flatMap(({ text, fill }) => [text, fill]));
  return (
    <Row gap={6}>
      <Text tone="ok">
        <Icon icon={DoneIcon} size={14} />
      </Text>
      <Stack grow>
        <Text size={12} tone="faint" figures>
          {LL.setup.contrast({ ratio: Math.floor(least * 10) / 10 })}
        </Text>
      </Stack>
    </Row>
  );
}
