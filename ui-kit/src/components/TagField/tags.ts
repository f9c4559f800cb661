/** Splits at commas, semicolons and line breaks; trims, and drops empty texts. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\n\t]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** `tags` and those of `added` that are not in it yet, ignoring case. */
export function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  const next = [...tags];
  for (const tag of added) {
    const lower = tag.toLocaleLowerCase();
    if (!next.some((each) => each.toLocaleLowerCase() === lower)) next.push(tag);
  }
  return next;
}
