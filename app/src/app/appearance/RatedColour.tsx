import { brandRatios, type ContrastRatio, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { type Mode, ThemePictures } from './ThemePictures.tsx';

/** Minimum contrast by WCAG 2 for text and for meaningful graphics. */
const MIN_RATIOS = { text: 4.5, fill: 4.5, control: 3 } as const;

type Use = keyof typeof MIN_RATIOS;

/** A colour in both themes with its contrast ratios. */
export function RatedColour({ colour }: { colour: string }) {
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
