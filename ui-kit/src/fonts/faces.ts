// `unicode-range` of each file, so that a page loads only the subsets it needs.
const range = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  symbols2: 'U+2000-2001,U+2004-2008,U+200A,U+23B8-23BD,U+2500-259F',
} as const;

type Subset = keyof typeof range;

const families: readonly (readonly [family: string, folder: string, subsets: readonly Subset[]])[] =
  [
    ['Geist', 'geist', ['cyrillic-ext', 'cyrillic', 'vietnamese', 'latin-ext', 'latin']],
    [
      'Geist Mono',
      'geist-mono',
      ['cyrillic-ext', 'cyrillic', 'symbols2', 'vietnamese', 'latin-ext', 'latin'],
    ],
  ];

function face(family: string, folder: string, subset: Subset): string {
  return `
  @font-face {
    font-family: '${family}';
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url('@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2?no-inline') format('woff2');
    unicode-range: ${range[subset]};
  }`;
}

// Measured in Chromium: the mean width of English text in Geist is 102.3 % of Arial's, Geist Mono
// is as wide as Courier New; ascent 1.005, descent .295 em, given relative to the adjusted size.
const fallbacks = `
  @font-face {
    font-family: 'Geist Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue');
    size-adjust: 102.3%;
    ascent-override: 98.2%;
    descent-override: 28.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Geist Mono Fallback';
    src: local('Courier New'), local('Liberation Mono'), local('Cousine');
    ascent-override: 100.5%;
    descent-override: 29.5%;
    line-gap-override: 0%;
  }`;

/** All `@font-face` rules: both families, and system fonts adjusted to their metrics. */
export const fontFaces: string =
  families
    .flatMap(([family, folder, subsets]) => subsets.map((subset) => face(family, folder, subset)))
    .join('') + fallbacks;
