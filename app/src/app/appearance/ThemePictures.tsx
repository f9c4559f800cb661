import { type ContrastRatio, Grid, ThemePreview } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

export const MODES = ['dark', 'light'] as const;
export type Mode = (typeof MODES)[number];

interface ThemePicturesProps {
  colour: string;
  /** The contrast ratios shown under each preview. */
  ratiosOf?: (mode: Mode) => ContrastRatio[];
}

/** Previews of a colour in both themes. */
export function ThemePictures({ colour, ratiosOf }: ThemePicturesProps) {
  const { LL } = useLanguage();
  return (
    <Grid columns="1fr 1fr" from="sm" gap={12}>
      {MODES.map((mode) => (
        <ThemePreview
          key={mode}
          mode={mode}
          brand={colour}
          label={LL.profile.preview[mode]()}
          words={{
            badge: LL.profile.preview.badge(),
            link: LL.common.solveCount({ count: 31 }),
            primary: LL.profile.preview.primary(),
            secondary: LL.profile.preview.secondary(),
          }}
          ratios={ratiosOf?.(mode)}
        />
      ))}
    </Grid>
  );
}
