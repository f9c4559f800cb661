function stack(family: string, system: string, last: string): string {
  return [`'${family}'`, ...(system ? [system] : []), `'${family} Fallback'`, last].join(', ');
}

const cjk = {
  zh: `'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'`,
  'zh-TW': `'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'`,
  ja: `'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP'`,
  ko: `'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'`,
} as const;

function variables(system: string): string {
  return `
  --hy-font-sans: ${stack('Geist', system, 'system-ui, sans-serif')};
  --hy-font-mono: ${stack('Geist Mono', system, 'ui-monospace, monospace')};`;
}

const tight = `
  --hy-text-track: 1;
  --hy-text-lead: 0px;
  --hy-text-min: 11px;`;

// No letter spacing, nothing under 12 px, two more pixels of line height.
const open = `
  --hy-text-track: 0;
  --hy-text-lead: 2px;
  --hy-text-min: 12px;`;

/**
 * Font stacks and type settings by language, applied by the `lang` attribute of the root or of an
 * element.
 */
export const fontStacks: string = [
  `:root, [lang] {${variables('')}${tight}\n}`,
  ...Object.entries(cjk).map(
    ([lang, system]) => `[lang]:lang('${lang}') {${variables(system)}${open}\n}`,
  ),
].join('\n');
