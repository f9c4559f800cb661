import { brandRatios, type ContrastRatio, Grid, Stack, Text, ThemePreview } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

const MODES = ['dark', 'light'] as const;

/** What WCAG 2 asks of text, and of shapes that say something. */
const LEAST = { text: 4.5, fill: 4.5, control: 3 } as const;

type Use = keyof typeof LEAST;

/** A colour in both themes, and how well it can be read there. */
export function ThemePictures({ colour }: { colour: string }) {
  const { LL } = useLanguage();
  const ratiosOf = (mode: (typeof MODES)[number]): ContrastRatio[] => {
    const ratios = brandRatios(colour, mode);
    const uses = Object.keys(LEAST) as Use[];
    return uses.map((use) => ({
      label: LL.profile.ratios[use](),
      ratio: ratios?.[use] ?? 0,
      least: LEAST[use],
    }));
  };
  return (
    <Stack gap={8}>
      <Grid columns="1fr 1fr" from="sm" gap={12}>
        {MODES.map((mode) => (
          <ThemePreview
            key={mode}
            mode={mode}
            brand={colour}
            label={LL.setup.preview[mode]()}
            words={{
              badge: LL.setup.preview.badge(),
              link: LL.common.solveCount({ count: 31 }),
              primary: LL.setup.preview.primary(),
              secondary: LL.setup.preview.secondary(),
            }}
            ratios={ratiosOf(mode)}
          />
        ))}
      </Grid>
      <Text size={12} tone="faint">
        {LL.profile.derivation()}
      </Text>
    </Stack>
  );
}
