/** What the toolbar of Storybook offers; `src/storybook/look.ts` puts it on the page. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark-more', title: 'Dark, high contrast', icon: 'moon' },
        { value: 'light-more', title: 'Light, high contrast', icon: 'sun' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
    },
  },
  brand: {
    description: 'Brand colour of the site',
    toolbar: {
      title: 'Colour',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'default', title: 'Halyard' },
        { value: '2f7de1', title: 'Blue' },
        { value: 'f5e04a', title: 'Pale yellow' },
        { value: 'e0322f', title: 'Red, like danger' },
        { value: '7a3ff2', title: 'Violet' },
        { value: '101010', title: 'Near black' },
        { value: 'fafafa', title: 'Near white' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description:
      'Language of the page: fonts, dates and numbers; the words of stories stay English',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English' },
        { value: 'zh-CN', title: '简体中文' },
        { value: 'zh-TW', title: '繁體中文' },
        { value: 'ja-JP', title: '日本語' },
        { value: 'id-ID', title: 'Bahasa Indonesia' },
        { value: 'ko-KR', title: '한국어' },
        { value: 'ru-RU', title: 'Русский' },
        { value: 'vi-VN', title: 'Tiếng Việt' },
        { value: 'de-DE', title: 'Deutsch' },
        { value: 'fr-FR', title: 'Français' },
        { value: 'es-ES', title: 'Español' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
} as const;

/** What a story wears until somebody chooses otherwise. */
export const initialGlobals = {
  theme: 'dark',
  brand: 'default',
  direction: 'ltr',
  locale: 'en-US',
  motion: 'full',
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths that the drawings show. */
export const viewports = {
  w390: viewport('Phone', 390, 844),
  w768: viewport('Tablet', 768, 1024),
  w1024: viewport('Small window', 1024, 768),
  w1440: viewport('Window', 1440, 900),
};
