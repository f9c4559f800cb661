/** Themes in which every story is looked at; the first is the one it renders in. */
export const themes = ['dark', 'light'] as const;

export const otherThemes = themes.slice(1);
