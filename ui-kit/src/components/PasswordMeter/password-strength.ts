export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const alphabets = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/u];
/** Alphabet size of each character class. */
const sizes = [26, 26, 10, 33];

/**
 * Counts characters that neither repeat nor continue the sequence of the one before: "aaa", "123".
 */
function surprising(text: string): number {
  return Array.from(text).filter((char, index, all) => {
    const before = all[index - 1]?.codePointAt(0);
    const code = char.codePointAt(0) ?? 0;
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

/** Estimated entropy in bits for a brute-force attack. */
export function passwordBits(text: string): number {
  const letters = alphabets.reduce(
    (sum, alphabet, index) => sum + (alphabet.test(text) ? (sizes[index] ?? 0) : 0),
    0,
  );
  return letters === 0 ? 0 : surprising(text) * Math.log2(letters);
}

/** 0 empty, 1 weak (below 36 bits), 2 fair (below 60), 3 good (below 80), 4 strong. */
export function passwordStrength(text: string): PasswordStrength {
  const bits = passwordBits(text);
  if (text === '') return 0;
  if (bits < 36) return 1;
  if (bits < 60) return 2;
  return bits < 80 ? 3 : 4;
}
