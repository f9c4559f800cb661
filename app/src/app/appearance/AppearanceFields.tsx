import {
  type BrandSource,
  ColourDot,
  defaultBrand,
  FormField,
  RadioCards,
  setTheme,
  useTheme,
} from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { CONTRASTS, MODES } from './theme-options.ts';
import { useSiteConfig } from '../routes/page-title.ts';
import { CustomColour } from './CustomColour.tsx';
import { RatedColour } from './RatedColour.tsx';

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
