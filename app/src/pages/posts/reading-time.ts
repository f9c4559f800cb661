const WORDS_PER_MINUTE = 200;
/** Of languages without spaces between words. */
const CHARACTERS_PER_MINUTE = 400;

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text, each ideograph half a word, and the minutes that reading it takes, at least one. */
export function readingTime(text: string): { words: number; minutes: number } {
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0;
  const others = text.replaceAll(IDEOGRAPHS, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu);
  const words = others?.length ?? 0;
  const minutes = words / WORDS_PER_MINUTE + ideographs / CHARACTERS_PER_MINUTE;
  return { words: words + Math.ceil(ideographs / 2), minutes: Math.max(1, Math.round(minutes)) };
}
