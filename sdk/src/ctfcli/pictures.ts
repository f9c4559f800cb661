import { findDeadLinks, findHiddenPictures, isPictureShown, replaceAddress } from '../markdown.ts';
import type { Draft } from './draft.ts';
import { type ChallengeTree, folderOf, nameOf, placeFrom } from './tree.ts';
import type { Report } from './unmapped.ts';

/** A picture of a statement that is in the tree. */
export interface FoundPicture {
  name: string;
  place: string;
  /** SHA-256, by which the statement names it. */
  hash: string;
}

/** What may be large is an attachment. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Takes the pictures of a statement along that the tree has, and names them as the server does. Reports those that
 * pages will not show, and links to files of the other server.
 */
export async function takePictures(
  tree: ChallengeTree,
  path: string,
  { content, draft }: { content: string; draft: Draft },
  report: Report,
): Promise<{ content: string; pictures: FoundPicture[] }> {
  const pictures: FoundPicture[] = [];
  const hidden: string[] = [];
  let text = withoutSizes(content);
  for (const address of findHiddenPictures(text)) {
    const place = placeOf(tree, path, draft, address);
    const picture = place === undefined ? undefined : await readPicture(tree, place);
    const next = picture && replaceAddress(text, address, addressOf(picture));
    if (next === undefined || next === text) hidden.push(address);
    else {
      text = next;
      pictures.push(picture as FoundPicture);
    }
  }
  for (const address of new Set([...hidden, ...unreadPictures(text)])) {
    report('PICTURE_NOT_SHOWN', 'description', address);
  }
  for (const address of findDeadLinks(text).filter((each) => each.startsWith('/files/'))) {
    report('LINK_DEAD', 'description', address);
  }
  return { content: text, pictures };
}

/** Code, or a picture with a size after its address, which is no Markdown: the size is left out. */
const SIZED = /(^(```|~~~)[^]*?^\2|`[^`\n]*`)|(!\[[^\]\n]*\]\([^\s()]+)[ \t]+=\d*%?x?\d*%?\)/gm;

function withoutSizes(text: string): string {
  return text.replaceAll(
    SIZED,
    (raw: string, code: string | undefined, _fence: unknown, picture = '') =>
      code === undefined ? `${picture})` : raw,
  );
}

/** What is written as a picture, but within HTML, where Markdown means nothing. */
function unreadPictures(text: string): string[] {
  const read = new Set(findHiddenPictures(text));
  const shown = text.replaceAll(/^(```|~~~)[^]*?^\1|`[^`\n]*`/gm, '');
  return [...shown.matchAll(/!\[[^\]\n]*\]\(\s*<?([^\s>)]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !isPictureShown(address) && !read.has(address));
}

/** Where the tree has the picture at an address: beside the challenge file, or a file of another server. */
function placeOf(
  tree: ChallengeTree,
  path: string,
  { files }: Draft,
  address: string,
): string | undefined {
  const [encoded = ''] = address.split(/[?#]/);
  const named = decoded(encoded);
  const folder = folderOf(path);
  if (!named.startsWith('/files/')) return ifThere(tree, placeFrom(folder, named));
  const upload = `uploads/${named.slice('/files/'.length)}`;
  const exported = [...tree.files.keys()].find(
    (each) => each === upload || each.endsWith(`/${upload}`),
  );
  const listed = files.find((file) => nameOf(file.path) === nameOf(named));
  return exported ?? (listed && ifThere(tree, placeFrom(folder, listed.path)));
}

function ifThere({ files }: ChallengeTree, place: string | null): string | undefined {
  return place !== null && files.has(place) ? place : undefined;
}

async function readPicture(tree: ChallengeTree, place: string): Promise<FoundPicture | undefined> {
  const name = nameOf(place);
  const size = tree.files.get(place) ?? 0;
  const isShown = name.includes('.') && isPictureShown(addressOf({ name, hash: '0'.repeat(64) }));
  if (!isShown || size === 0 || size > MOST_BYTES) return undefined;
  const bytes = new Uint8Array(await tree.read(place));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, place, hash };
}

function addressOf({ name, hash }: Pick<FoundPicture, 'name' | 'hash'>): string {
  const encoded = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  return `/assets/${hash}/${encoded}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
