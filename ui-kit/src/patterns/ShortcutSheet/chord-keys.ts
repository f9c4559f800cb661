const NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  shift: '⇧',
  escape: 'esc',
  space: 'Space',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

/** A chord, or two in a row (`g c`), as it stands on keys: `['g', 'c']`, `['Ctrl K']`. */
export const chordKeys = (chord: string, isMac: boolean = onMac()): string[] =>
  chord.split(' ').map((part) => {
    // The plus key itself is a name too.
    const names = part === '+' ? ['+'] : part.replace(/\+\+$/, '+plus').split('+');
    return names
      .map((name) => (name === 'mod' ? (isMac ? '⌘' : 'Ctrl') : name === 'plus' ? '+' : name))
      .map(
        (name) =>
          NAMES[name] ?? (names.length > 1 && name.length === 1 ? name.toUpperCase() : name),
      )
      .join(' ');
  });

const onMac = (): boolean => /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');
