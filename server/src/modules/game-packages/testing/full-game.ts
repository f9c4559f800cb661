import { PERMISSION } from '@halyard/sdk/rules';
import sharp from 'sharp';
import { formOf } from '../../../contract/form.ts';
import { HOUR } from '../../games/testing/test-site.ts';
import { GAMES, type PackageSite } from './package-site.ts';

const FLAG = Buffer.from('a file of flags');

/** A game with all that organisers can write. */
export async function makeFullGame(site: PackageSite): Promise<number> {
  const now = site.clock();
  const gameId = await site.makeGame({
    title: 'Harbour/CTF',
    summary: 'Two days.',
    content: '# Rules',
    inviteCode: 'tide',
    practiceMode: false,
    acceptWithoutReview: false,
    teamMemberCountLimit: 4,
    containerCountLimit: 2,
    writeupRequired: true,
    writeupNote: 'Two pages.',
    writeupDeadline: now + 3 * HOUR,
    freeze: now + HOUR / 2,
    bloodBonus: (70 << 20) + (40 << 10) + 15,
  });
  const poster = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#111' } })
    .png()
    .toBuffer();
  const form = await formOf(Buffer.from(poster), 'file', { name: 'a.png' });
  const options = { headers: form.headers, payload: form.body };
  await site.request(site.admin, 'PUT', `${GAMES}/${gameId}/poster`, undefined, options);
  const ids: number[] = [];
  for (const type of [
    'StaticAttachment',
    'StaticContainer',
    'DynamicAttachment',
    'DynamicContainer',
  ]) {
    ids.push(await site.makeChallenge(gameId, { title: type, type, category: 'Pwn' }));
  }
  const [plain = 0, boxed = 0, paired = 0, made = 0] = ids;
  const at = (id: number) => `${GAMES}/${gameId}/challenges/${id}`;
  await site.staff('PUT', at(plain), {
    content: 'Read it.',
    hints: ['one', 'two'],
    submissionLimit: 9,
    deadlineUtc: now + HOUR / 4,
    originalScore: 400,
    minScoreRate: 0.1,
    difficulty: 7.5,
    disableBloodBonus: true,
  });
  const attachment = { attachmentType: 'Local', fileHash: await site.upload(FLAG, 'pad.zip') };
  await site.staff('POST', `${at(plain)}/attachment`, attachment);
  await site.staff('POST', `${at(plain)}/flags`, [{ flag: 'flag{a}' }, { flag: 'flag{b}' }]);
  await site.staff('PUT', at(boxed), {
    containerImage: 'ghcr.io/crew/box',
    memoryLimit: 128,
    exposePort: 1337,
    networkMode: 'Isolated',
    enableTrafficCapture: true,
  });
  const remote = { attachmentType: 'Remote', remoteUrl: 'https://files.example/a.bin' };
  await site.staff('POST', `${at(boxed)}/attachment`, remote);
  await site.staff('PUT', at(paired), { fileName: 'chart.pdf' });
  await site.staff('POST', `${at(paired)}/flags`, [
    { flag: 'flag{1}', ...attachment },
    { flag: 'flag{2}', ...remote },
  ]);
  await site.staff('PUT', at(made), { flagTemplate: 'flag{deep_[GUID]}' });
  await site.staff('PUT', `/api/ext/game/${gameId}/order`, { challenges: [made, plain] });
  await site.staff('POST', `${GAMES}/${gameId}/divisions`, {
    name: 'Student',
    inviteCode: 'fjord',
    defaultPermissions: PERMISSION.joinGame | PERMISSION.viewChallenge,
    challengeConfigs: [{ challengeId: plain, permissions: 2_147_483_647 - 4 }],
  });
  await site.staff('POST', `${GAMES}/${gameId}/divisions`, { name: 'Open' });
  const map = await site.upload(Buffer.from('a map'), 'map.png');
  await site.staff('PUT', at(boxed), { content: `![map](/assets/${map}/map%20(1).png)` });
  for (const content of ['The harbour is open.', 'The tide is late.'])
    await site.staff('POST', `${GAMES}/${gameId}/notices`, { content });
  return gameId;
}
