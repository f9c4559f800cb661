import { brandRatios, type ContrastRatio, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { type Mode, ThemePictures } from './ThemePictures.tsx';

/** What WCAG 2 asks of text, and of shapes that say something. */
const LEAST = { text: 4.5, fill: 4.5, control: 3 } as const;

type Use = keyof typeof LEAST;

/** A colour in both themes, and how well it can be read there. */
export function RatedColour({ colour }: { colour: string }) {
  const { LL } = useLanguage();
  const ratiosOf = (mode: Mode): ContrastRatio[] => {
    const ratios = brandRatios(colour, mode);
    const uses = Object.keys(LEAST) as Use[];
    return uses.map((use) => ({
      label: LL.profile.ratios[use](),
      ratio: ratios?.[use] ?? 0,
      minimum: LEAST[use],
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
