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
export function chordKeys(chord: string, isMac: boolean = onMac()): string[] {
  return chord.split(' ').map((part) => {
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
}

function onMac(): boolean {
  return /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');
}
