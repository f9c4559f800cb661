import {
  type BrandSource,
  ColourDot,
  defaultBrand,
  FormField,
  RadioCards,
  setTheme,
  useTheme,
  brandRatios,
  type ContrastRatio,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { CONTRASTS, MODES } from './theme-options.ts';
import { useSiteConfig } from '../routes/page-title.ts';
import { CustomColour } from './CustomColour.tsx';
import { type Mode, ThemePictures } from './ThemePictures.tsx';

/** Minimum contrast by WCAG 2 for text and for meaningful graphics. */
const MIN_RATIOS = { text: 4.5, fill: 4.5, control: 3 } as const;

type Use = keyof typeof MIN_RATIOS;

/** Fields for theme, contrast and colour on this device. Changes apply immediately. */
export function AppearanceFields() {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const { mode, contrast, brand, custom, color } = useTheme();
  const own = custom ?? color ?? defaultBrand;
  const sources: { value: BrandSource; label: string; colour: string }[] = [
    {
      value: 'managed',
      label: LL.profile.siteColour(),
      colour: config?.customTheme ?? defaultBrand,
    },
    { value: 'default', label: LL.profile.defaultColour(), colour: defaultBrand },
    { value: 'custom', label: LL.profile.customColour(), colour: own },
  ];
  return (
    <>
      <FormField label={LL.frame.theme()}>
        <RadioCards
          columns={3}
          options={MODES.map(({ value, word }) => ({ value, label: LL.frame[word]() }))}
          value={mode}
          onValueChange={(next) => setTheme({ mode: next })}
        />
      </FormField>
      <FormField label={LL.frame.contrast()}>
        <RadioCards
          columns={3}
          options={CONTRASTS.map(({ value, word }) => ({ value, label: LL.frame[word]() }))}
          value={contrast}
          onValueChange={(next) => setTheme({ contrast: next })}
        />
      </FormField>
      <FormField label={LL.profile.colour()}>
        <RadioCards
          columns={3}
          options={sources.map(({ colour, ...source }) => ({
            ...source,
            end: <ColourDot colour={colour} />,
          }))}
          value={brand}
          onValueChange={(source) =>
            setTheme({ brand: source, ...(source === 'custom' && { custom: own }) })
          }
        />
      </FormField>
      {brand === 'custom' && <CustomColour colour={own} />}
      <RatedColour colour={color ?? defaultBrand} />
    </>
  );
}

/** A colour in both themes with its contrast ratios. */
function RatedColour({ colour }: { colour: string }) {
  const { LL } = useLanguage();
  const ratiosOf = (mode: Mode): ContrastRatio[] => {
    const ratios = brandRatios(colour, mode);
    const uses = Object.keys(MIN_RATIOS) as Use[];
    return uses.map((use) => ({
      label: LL.profile.ratios[use](),
      ratio: ratios?.[use] ?? 0,
      minimum: MIN_RATIOS[use],
    }));
  };
  return (
    <Stack gap={8}>
      <ThemePictures colour={colour} ratiosOf={ratiosOf} />
      <Text size={12} tone="faint">
        {LL.profile.derivation()}
      </Text>
    </Stack>
  );
}
