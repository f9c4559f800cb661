type Item = readonly [value: string, title: string, icon?: string];

interface Choice {
  title: string;
  icon: string;
  /** Tooltip. Default: the title. */
  description?: string;
  /** The first item is the default. */
  items: readonly [Item, ...Item[]];
}

const choices = {
  theme: {
    title: 'Theme',
    icon: 'mirror',
    items: [
      ['dark', 'Dark', 'moon'],
      ['light', 'Light', 'sun'],
      ['dark-more', 'Dark, high contrast', 'moon'],
      ['light-more', 'Light, high contrast', 'sun'],
      ['system', 'System', 'browser'],
    ],
  },
  brand: {
    title: 'Colour',
    icon: 'paintbrush',
    description: 'Brand colour of the site',
    items: [
      ['default', 'Halyard'],
      ['2f7de1', 'Blue'],
      ['f5e04a', 'Pale yellow'],
      ['e0322f', 'Red, like danger'],
      ['7a3ff2', 'Violet'],
      ['101010', 'Near black'],
      ['fafafa', 'Near white'],
    ],
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    description: 'Direction of writing',
    items: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  locale: {
    title: 'Language',
    icon: 'globe',
    description: 'Language of the page: fonts, dates and numbers; texts of stories stay English',
    items: [
      ['en-US', 'English'],
      ['en-GB', 'English, United Kingdom'],
      ['zh-CN', '简体中文'],
      ['zh-TW', '繁體中文'],
      ['ja-JP', '日本語'],
      ['id-ID', 'Bahasa Indonesia'],
      ['ko-KR', '한국어'],
      ['ru-RU', 'Русский'],
      ['vi-VN', 'Tiếng Việt'],
      ['de-DE', 'Deutsch'],
      ['fr-FR', 'Français'],
      ['es-ES', 'Español'],
    ],
  },
  motion: {
    title: 'Motion',
    icon: 'lightning',
    items: [
      ['full', 'Motion'],
      ['reduced', 'Reduced motion'],
    ],
  },
} as const satisfies Record<string, Choice>;

function each<Out>(make: (choice: Choice) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, make(choice)]));
}

/** The menus of Storybook's toolbar; `src/storybook/look.ts` applies the choices to the page. */
export const toolbars = each(({ title, icon, description = title, items }) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, name, glyph]) => ({
      value,
      title: name,
      ...(glyph !== undefined && { icon: glyph }),
    })),
  },
}));

/** The default of each menu. */
export const initialGlobals = each(({ items }) => items[0][0]);

function viewport(name: string, width: number, height: number) {
  return {
    name: `${name}, ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
  };
}

/** Widths of the design drawings. */
export const viewports = {
  w390: viewport('Phone', 390, 844),
  w768: viewport('Tablet', 768, 1024),
  w1024: viewport('Small window', 1024, 768),
  w1440: viewport('Window', 1440, 900),
};
