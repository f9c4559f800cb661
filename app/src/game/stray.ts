/** Characters of a flag that are there by mistake, most likely. The server compares flags exactly. */
export interface Stray {
  /** The flag without them. */
  tidied: string;
  hasSpacesAround: boolean;
  /** Characters that nobody sees, or takes for a space, by their Unicode names; each once. */
  invisible: readonly string[];
}

// The first two alternatives are seen although they contain invisible characters: emoji, and joiners
// between letters of scripts that need them.
const CHARACTERS =
  /\p{RGI_Emoji}|\p{Extended_Pictographic}[\uFE0E\uFE0F]|(?<=[[\p{L}\p{M}]--\p{Script=Latin}])[\u200C\u200D](?=[[\p{L}\p{M}]--\p{Script=Latin}])|(?<odd>[[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u2800\uFFF9-\uFFFC]--[ \u3000]])/gv;
const SPACE = /[\t\p{Zs}]/u;

// Unicode's names are the same in every language.
const NAMES: Record<number, string> = {
  0x09: 'TAB',
  0xa0: 'NO-BREAK SPACE',
  0xad: 'SOFT HYPHEN',
  0x20_0b: 'ZERO WIDTH SPACE',
  0x20_0c: 'ZERO WIDTH NON-JOINER',
  0x20_0d: 'ZERO WIDTH JOINER',
  0x20_0e: 'LEFT-TO-RIGHT MARK',
  0x20_0f: 'RIGHT-TO-LEFT MARK',
  0x20_2f: 'NARROW NO-BREAK SPACE',
  0x20_60: 'WORD JOINER',
  0xfe_ff: 'ZERO WIDTH NO-BREAK SPACE',
};

/** The stray characters of a flag; null if there are none. */
export function strayIn(flag: string): Stray | null {
  const invisible = new Set<string>();
  const visible = flag.replaceAll(CHARACTERS, (found, odd: string | undefined) => {
    if (odd === undefined) return found;
    invisible.add(nameOf(odd));
    return SPACE.test(odd) ? ' ' : '';
  });
  const tidied = visible.trim();
  if (tidied === flag) return null;
  return { tidied, hasSpacesAround: visible !== tidied, invisible: [...invisible] };
}

const SPACES_AROUND = /^[ \u3000]+|[ \u3000]+$/g;

/** A flag in a list: its stray characters are named where they are, and spaces around it are shown. */
export function markStray(flag: string): string {
  return flag
    .replaceAll(SPACES_AROUND, (spaces) => '␣'.repeat(spaces.length))
    .replaceAll(CHARACTERS, (found, odd: string | undefined) =>
      odd === undefined ? found : `⟨${nameOf(odd)}⟩`,
    );
}

function nameOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  return `${code} ${NAMES[point] ?? ''}`.trim();
}
