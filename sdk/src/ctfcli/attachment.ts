import type { Draft, DraftFile } from './draft.ts';
import { archiveName, isManifestPath, namesInArchive } from './paths.ts';
import { type ChallengeTree, filesBelow, folderOf, nameOf, placeFrom } from './tree.ts';
import type { Report } from './unmapped.ts';

/** The file that players of a challenge get: one of the tree, an archive of several, or an address. */
export type FoundAttachment =
  | { kind: 'file'; name: string; place: string }
  | { kind: 'archive'; name: string; parts: { name: string; place: string }[] }
  | { kind: 'url'; url: string };

/** A file of the tree, the field that names it, and its path as players may see it. */
interface Part {
  field: string;
  place: string;
  shown: string;
}

/** Files of this size and all of them up to that are searched for flags. */
const MOST_SEARCHED_BYTES = 4 * 1024 * 1024;

/**
 * The attachment of a challenge. What the tree does not have, what lies outside of it, and files that
 * describe challenges, are left out with a note.
 */
export async function attachmentOf(
  tree: ChallengeTree,
  path: string,
  draft: Draft,
  report: Report,
): Promise<FoundAttachment | null> {
  const isAddress = ({ path: named }: DraftFile) => /^https?:\/\//i.test(named);
  const local = draft.files.filter((file) => !isAddress(file));
  const [address, ...others] = draft.files.filter(isAddress);
  const parts = withoutTwins(local.flatMap((file) => partsOf(tree, path, file, report)));
  const left = parts.length > 0 && address ? [address, ...others] : others;
  for (const { field, path: url } of left) report('FILES_LOST', field, url);
  await reportFlags(tree, parts, draft, report);
  const [only] = parts;
  if (!only) return address ? { kind: 'url', url: address.path } : null;
  const archive = archiveNameOf(draft);
  if (parts.length === 1) {
    if (tree.files.get(only.place) !== 0) {
      return { kind: 'file', name: nameOf(only.shown), place: only.place };
    }
    report('FILES_LOST', only.field, only.shown);
    return null;
  }
  report('FILES_ZIPPED', draft.filesField, archive);
  const names = namesInArchive(parts.map(({ shown }) => shown));
  return {
    kind: 'archive',
    name: archive,
    parts: parts.map(({ shown, place }) => ({ name: names.get(shown) ?? shown, place })),
  };
}

/** The name that the file gives an archive of a folder, else that of the challenge. */
function archiveNameOf({ files, title }: Draft): string {
  const [only, ...others] = files;
  const isNamed = others.length === 0 && only?.as !== undefined && /\.zip$/i.test(only.as);
  return isNamed ? nameOf(only.as ?? '') : archiveName(title);
}

function partsOf(
  tree: ChallengeTree,
  path: string,
  { field, path: named, as, exclude = [] }: DraftFile,
  report: Report,
): Part[] {
  const place = placeFrom(folderOf(path), named);
  if (place !== null && tree.files.has(place) && !isManifestPath(place)) {
    return [{ field, place, shown: as ?? named.replace(/^\.\//, '') }];
  }
  const inside = place === null ? [] : filesBelow(tree, place);
  const kept = inside.filter(
    (each) => !isManifestPath(each) && !isExcluded(each.slice((place ?? '').length + 1), exclude),
  );
  if (kept.length === 0 || place === '') {
    report('FILES_LOST', field, as ?? named);
    return [];
  }
  return kept.map((each) => ({
    field,
    place: each,
    shown: `./${each.slice((place ?? '').length + 1)}`,
  }));
}

/** Patterns of rcds are names of files or folders, with `*` for any text. */
function isExcluded(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const escaped = pattern
      .replace(/^\.?\//, '')
      .replace(/\/$/, '')
      .replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`)
      .replaceAll(/\*+/g, '[^]*');
    return new RegExp(`^(?:[^]*/)?${escaped}(?:/[^]*)?$`).test(path);
  });
}

function withoutTwins(parts: readonly Part[]): Part[] {
  const byPlace = new Map(parts.map((part) => [part.place, part] as const).toReversed());
  return parts.filter((part) => byPlace.get(part.place) === part);
}

/** A note for each file in which players would find a flag of the challenge as it is. */
async function reportFlags(
  tree: ChallengeTree,
  parts: readonly Part[],
  { flags }: Draft,
  report: Report,
): Promise<void> {
  const wanted = flags.map(({ text }) => text).filter((text) => text.length > 3);
  if (wanted.length === 0) return;
  let left = MOST_SEARCHED_BYTES * 4;
  for (const { field, place, shown } of parts) {
    const size = tree.files.get(place) ?? 0;
    if (size > MOST_SEARCHED_BYTES || size > left) continue;
    left -= size;
    const content = new TextDecoder().decode(await tree.read(place));
    if (wanted.some((flag) => content.includes(flag))) {
      report('FLAG_IN_FILE', field, shown.replace(/^\.\//, ''));
    }
  }
}
