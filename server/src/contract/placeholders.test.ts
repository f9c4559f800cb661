import { expect, test } from 'vitest';
import { isPlaceholder, UNIMPLEMENTED } from '../unimplemented.ts';
import { checkAnswer } from './check-answer.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { sendRequest } from './scenarios/scenario.ts';
import { createStage } from './stage.ts';

const site = await createContractSite();
const gameId = await createStage(site).game();

test.each([['listDivisions', []]] as const)(
  '%s answers that there is none',
  async (id, expected) => {
    const answer = await sendRequest(callOf(id), site, { params: { gameId } });
    expect(checkAnswer(callOf(id), answer)).toBeNull();
    expect(answer.json()).toEqual(expected);
    const { etag } = answer.headers;
    if (!callOf(id).statuses.has(304)) return;
    const headers = { 'if-none-match': String(etag) };
    expect((await sendRequest(callOf(id), site, { params: { gameId }, headers })).statusCode).toBe(
      304,
    );
  },
);

test('the others that are not built say so', async () => {
  const ids = UNIMPLEMENTED.filter(
    (id) => callOf(id).method === 'GET' && !callOf(id).path.includes('{') && !isPlaceholder(id),
  );
  expect(ids).toContain('listInstances');
  for (const id of ids) {
    expect((await sendRequest(callOf(id), site, {})).json()).toMatchObject({
      code: 'NOT_IMPLEMENTED',
    });
  }
});
