import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import { expect } from 'vitest';
import { NOWHERE, type Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const FILE_NAME = '3f6f1c2a8d57-0a1b2c3d4e5f6071.pcap.gz';
const CONTENT = gzipSync('what a team sent');

export const captureScenarios = {
  async listCaptures(ask, stage) {
    const { gameId } = await insert(stage);
    const monitor = await stage.site.addUser('Monitor', crypto.randomUUID());
    const answer = await ask(200, { as: monitor, params: { gameId } });
    expect(answer.json()).toMatchObject([{ count: 1 }]);
    expect((await ask(200, { params: { gameId: NOWHERE } })).json()).toEqual([]);
  },
  async listTeamCaptures(ask, stage) {
    const { challengeId, participationId } = await insert(stage);
    const answer = await ask(200, { params: { challengeId } });
    expect(answer.json()).toMatchObject([{ id: participationId, count: 1 }]);
    await ask('CHALLENGE_NOT_FOUND', { params: { challengeId: NOWHERE } });
  },
  async listCaptureFiles(ask, stage) {
    const params = await insert(stage);
    const { length: size } = CONTENT;
    expect((await ask(200, { params })).json()).toMatchObject([{ fileName: FILE_NAME, size }]);
    const nowhere = { challengeId: NOWHERE, participationId: NOWHERE };
    expect((await ask(200, { params: nowhere })).json()).toEqual([]);
  },
  async downloadCapture(ask, stage) {
    const params = await insert(stage);
    const answer = await ask(200, { params });
    expect(answer.rawPayload).toEqual(CONTENT);
    await ask('FILE_NOT_FOUND', { params: { ...params, fileName: 'another.pcap.gz' } });
    await ask('FILE_NOT_FOUND', { params: { ...params, participationId: NOWHERE } });
  },
  async downloadCaptures(ask, stage) {
    const { challengeId, participationId } = await insert(stage);
    const { headers } = await ask(200, { params: { challengeId, participationId } });
    expect(headers['content-disposition']).toMatch(
      new RegExp(
        String.raw`"Capture-${challengeId}-${participationId}-\d{8}-\d\d\.\d\d\.\d\dZ\.tar\.gz"$`,
      ),
    );
    await ask(200, { params: { challengeId: NOWHERE, participationId: NOWHERE } });
  },
  async deleteCapture(ask, stage) {
    const params = await insert(stage);
    await ask(200, { params });
    await ask('FILE_NOT_FOUND', { params });
  },
  async deleteCaptures(ask, stage) {
    const params = await insert(stage);
    await ask(200, { params });
    await ask(200, { params });
  },
} satisfies Scenarios;

/** A file of a team's traffic with a challenge. */
async function insert(stage: Stage) {
  const gameId = await stage.game();
  const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
  const { participationId } = await stage.player({ gameId, divisionId });
  const challengeId = await stage.challenge(gameId, {
    type: 'DynamicContainer',
    enable_traffic_capture: true,
  });
  const folder = join(stage.site.folder, 'capture', String(challengeId), String(participationId));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILE_NAME), CONTENT);
  const now = new Date();
  await stage.site.db
    .insertInto('captures')
    .values({
      challenge_id: challengeId,
      participation_id: participationId,
      file_name: FILE_NAME,
      size: CONTENT.length,
      started_at: now,
      finished_at: now,
      claimed_until: now,
    })
    .execute();
  return { gameId, challengeId, participationId, fileName: FILE_NAME };
}
