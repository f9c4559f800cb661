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

/** The labels of the keys of a chord or of two chords (`g c`): `['g', 'c']`, `['Ctrl K']`. */
export function chordKeys(chord: string, isMac: boolean = onMac()): string[] {
  return chord.split(' ').map((part) => {
    // The plus sign is also a key.
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
