import { Badge } from '../../components/Badge/Badge.tsx';
import {
  type ContrastRatio,
  ContrastRatios,
} from '../../components/ColourField/ContrastRatios.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Row, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Logo } from '../../patterns/Logo/Logo.tsx';
import { brandProperties } from '../../theme/apply-brand.ts';
import { dark } from '../../tokens/dark.ts';
import type { Mode } from '../../tokens/palettes.ts';
import { MiniRail, Pieces, Root } from './ThemePreview.styles.ts';

/** The default brand colour, `#rrggbb`, of sites without their own. */
export const defaultBrand: string = dark.brand;

export interface ThemePreviewProps {
  /** The theme to preview, whatever the page's own is. */
  mode: Mode;
  /** The brand colour, `#rrggbb`; `null` or an invalid one shows the default. */
  brand: string | null;
  /** Name of the preview: "Dark theme with this colour". */
  label: string;
  /** Texts in the preview: "Solved", "31 solves", "Submit", "Destroy". */
  words: { badge: string; link: string; primary: string; secondary: string };
  /** The contrast of the colour in this theme, shown below. */
  ratios?: readonly ContrastRatio[];
}

function nothing(): void {}

/** A preview of the site in a theme with a brand colour; its controls are inert. */
export function ThemePreview({ mode, brand, label, words, ratios }: ThemePreviewProps) {
  return (
    <Stack gap={8}>
      <div role="img" aria-label={label}>
        <Root
          inert
          data-theme={mode}
          style={brandProperties(brand === defaultBrand ? null : brand)}
        >
          <MiniRail>
            <Logo size={16} />
            <i />
            <i />
          </MiniRail>
          <Pieces>
            <Stack gap={8}>
              <Row gap={6}>
                <Badge tone="brand">{words.badge}</Badge>
                <Row grow>
                  <Text size={12} tone="brand">
                    {words.link}
                  </Text>
                </Row>
                <Switch checked onCheckedChange={nothing} aria-label={words.badge} />
              </Row>
              <Row gap={6}>
                <Button size="small" variant="primary">
                  {words.primary}
                </Button>
                <Button size="small">{words.secondary}</Button>
              </Row>
            </Stack>
          </Pieces>
        </Root>
      </div>
      {ratios && <ContrastRatios ratios={ratios} />}
    </Stack>
  );
}
