/**
 * The language for the first of the wanted tags that has one: by the whole tag or, failing that, by
 * its longest prefix (`zh-Hant-HK`, `zh-Hant`, `zh`).
 *
 * The page's first script contains the source of this function, so it must not use outer variables.
 * @param tags which language a lower-case tag gets
 */
export function matchLanguage(
  wanted: readonly (string | null)[],
  tags: Readonly<Record<string, string>>,
): string | undefined {
  for (const each of wanted) {
    let tag = String(each).toLowerCase().replaceAll('_', '-');
    while (tag) {
      if (Object.hasOwn(tags, tag)) return tags[tag];
      tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0));
    }
  }
  return undefined;
}
