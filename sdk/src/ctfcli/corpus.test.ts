import { describe, expect, test } from 'vitest';
import {
  CORPUS_NAMES,
  corpusFiles,
  type ExpectedChallenge,
  expectedOf,
} from '../../testing/challenge-corpus.ts';
import { type FoundChallenge, readChallenges, treeOf } from '../ctfcli.ts';
import type { FoundAttachment } from './attachment.ts';

const NAMES = CORPUS_NAMES;

function flagsOf({ flags }: ExpectedChallenge): string[] {
  return [...new Set(flags.filter((flag) => flag.halyard && flag.kind === 'static'))]
    .map(({ text }) => text)
    .filter((text, index, all) => all.indexOf(text) === index);
}

function fileOf(attachment: FoundAttachment | null): ExpectedChallenge['files'] {
  if (!attachment) return null;
  if (attachment.kind === 'url') return { kind: 'url', url: attachment.url };
  const { name } = attachment;
  return attachment.kind === 'file'
    ? { kind: 'file', name, entries: [name] }
    : { kind: 'zip', name, entries: attachment.parts.map((part) => part.name).toSorted() };
}

function expectedFile({ files }: ExpectedChallenge): ExpectedChallenge['files'] {
  if (!files) return null;
  if (files.kind === 'url') return { kind: 'url', url: files.url ?? '' };
  const { kind, name = '', entries = [] } = files;
  return { kind, name, entries: entries.toSorted() };
}

function checkFields(found: FoundChallenge, wanted: ExpectedChallenge): void {
  const { fields } = found;
  const { originalScore, minScoreRate, difficulty } = wanted.worth.halyard;
  expect(fields).toMatchObject({
    category: wanted.category.halyard,
    submissionLimit: wanted.attempts,
    originalScore,
    hints: wanted.hints.filter(({ halyard }) => halyard).map(({ text }) => text),
    ...wanted.container?.halyard,
  });
  expect(fields.minScoreRate).toBeCloseTo(minScoreRate, 5);
  if (difficulty !== undefined) expect(fields.difficulty).toBeCloseTo(difficulty, 2);
  for (const part of wanted.statement.has) expect(fields.content).toContain(part);
  for (const part of wanted.statement.hasNot) expect(fields.content).not.toContain(part);
}

describe.each(NAMES)('the folder %s', (name) => {
  const expected = expectedOf(name);
  const required = expected.challenges.filter(({ optional }) => !optional);

  test('becomes the challenges that are expected of it', async () => {
    const { challenges } = await readChallenges(treeOf(corpusFiles(name)));
    const byPath = new Map(challenges.map((each) => [each.path, each]));
    expect([...byPath.keys()]).toEqual(expect.arrayContaining(required.map(({ file }) => file)));
    for (const wanted of expected.challenges) {
      const found = byPath.get(wanted.file);
      if (!found) continue;
      byPath.delete(wanted.file);
      expect(found).toMatchObject({ title: wanted.title, type: wanted.type });
      checkFields(found, wanted);
      expect(found.flags).toEqual(flagsOf(wanted));
      expect(fileOf(found.attachment), wanted.file).toEqual(expectedFile(wanted));
      const canBeSolved = found.flags.length > 0 || found.type === 'DynamicContainer';
      expect(found.fields.isEnabled).toBe(wanted.visible && canBeSolved);
    }
    expect([...byPath.keys()]).toEqual([]);
  });

  test('reports what of them has no equal', async () => {
    const { challenges } = await readChallenges(treeOf(corpusFiles(name)));
    for (const { path, unmapped } of challenges) {
      const wanted = expected.challenges.find(({ file }) => file === path)?.notes ?? [];
      const key = ({ code, field }: { code: string; field: string }) => `${code} ${field}`;
      expect(unmapped.map(key).toSorted(), path).toEqual(wanted.map(key).toSorted());
      for (const { code, field, detail } of wanted) {
        if (detail === undefined) continue;
        expect(unmapped).toContainEqual({ code, field, detail: String(detail) });
      }
    }
  });

  test('names the files that are left out, with the reason', async () => {
    const { failed, skipped, game } = await readChallenges(treeOf(corpusFiles(name)));
    expect(skipped.map(({ path }) => path)).toEqual(expected.skipped.map(({ file }) => file));
    expect(failed.map(({ path, code }) => `${path} ${code}`)).toEqual(
      expected.failed.map(({ file, code }) => `${file} ${code}`),
    );
    for (const { file, says, field = '' } of expected.failed) {
      const fault = failed.find(({ path }) => path === file);
      expect(fault).toMatchObject({ field, reason: expect.stringContaining(says) });
    }
    expect(game?.path).toBe(expected.games[0]?.file);
  });
});
