import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readChallenges } from './read-challenges.ts';
import { treeOf } from './tree.ts';

const PICTURE = new Uint8Array([137, 80, 78, 71]);
const HASH = createHash('sha256').update(PICTURE).digest('hex');

async function read(description: string, files: Record<string, Uint8Array>, more = '') {
  const yaml = `name: Map\ncategory: misc\nvalue: 100\nflags: ["flag{x}"]\n${more}description: |\n  ${description}\n`;
  const tree = treeOf({ 'a/b/challenge.yml': yaml, ...files });
  const { challenges } = await readChallenges(tree);
  const [challenge] = challenges;
  if (!challenge) throw new Error('There is no challenge');
  return challenge;
}

describe('pictures of a statement', () => {
  test.each([
    ['![m](map.png)', 'a/b/map.png', 'map.png'],
    ['![m](./img/map%20%281%29.png)', 'a/b/img/map (1).png', 'map%20%281%29.png'],
    ['![m](../map.jpg "title")', 'a/map.jpg', 'map.jpg'],
    ['<img alt="m" src="map.gif">', 'a/b/map.gif', 'map.gif'],
    ['![m](/files/4f1c/map.png?token=x)', 'uploads/4f1c/map.png', 'map.png'],
  ])('that the folder has are taken along: %s', async (description, place, name) => {
    const { fields, pictures, unmapped } = await read(description, { [place]: PICTURE });
    expect(pictures).toEqual([{ name: place.split('/').at(-1), place, hash: HASH }]);
    expect(fields.content).toContain(`/assets/${HASH}/${name}`);
    expect(unmapped).toEqual([]);
  });

  test('may have a size as other tools write it, outside of code', async () => {
    const code = '`![m](a.png =30x)`';
    const { fields, pictures } = await read(`![m](map.png =300x200) ${code}`, {
      'a/b/map.png': PICTURE,
    });
    expect(pictures).toHaveLength(1);
    expect(fields.content).toBe(`![m](/assets/${HASH}/map.png) ${code}`);
  });

  test('that are among the files of the challenge are taken along as well', async () => {
    const files = { 'a/b/dist/map.png': PICTURE };
    const more = 'files: [dist/map.png]\n';
    const { pictures } = await read('![m](/files/chall/map.png)', files, more);
    expect(pictures.map(({ place }) => place)).toEqual(['a/b/dist/map.png']);
  });

  test.each([
    ['![m](https://pictures.example/map.png)', 'a/b/map.png'],
    ['![m](../../../map.png)', 'map.png'],
    ['![m](map.svg)', 'a/b/map.svg'],
    ['![m](challenge.yml)', 'a/b/map.png'],
    ['![m](/files/other.png)', 'a/b/map.png'],
  ])('that it has not, or that no page shows, are named: %s', async (description, place) => {
    const { fields, pictures, unmapped } = await read(description, { [place]: PICTURE });
    expect(pictures).toEqual([]);
    expect(fields.content).toBe(description);
    expect(unmapped.map(({ code }) => code)).toEqual(['PICTURE_NOT_SHOWN']);
  });
});
