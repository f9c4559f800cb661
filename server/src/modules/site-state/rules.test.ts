import type { SitePart } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { judgeParts, type SiteFacts } from './rules.ts';

const GOOD: SiteFacts = {
  databaseMilliseconds: 1,
  wasDatabaseFull: false,
  clockOffset: -1999,
  freeBytes: 100,
  uploadLimitBytes: 50,
  mail: { state: 'Ready', problems: [] },
  isMailNeeded: false,
  captcha: { isChosen: true, isWanted: true },
  publicUrl: 'https://ctf.example',
  proxyFault: null,
  busiest: { address: '192.0.2.7', users: 49 },
  holder: 'Held',
  isEngineReady: true,
  reachable: [],
  allowsUnisolated: false,
  jobs: { late: 0, failed: 0 },
};

function judge(part: SitePart['part'], facts: Partial<SiteFacts>) {
  const found = judgeParts({ ...GOOD, ...facts }).find((each) => each.part === part);
  return [found?.state, found?.reason];
}

describe('judgeParts', () => {
  test('finds nothing to do on a site that has everything', () => {
    expect(judgeParts(GOOD).filter(({ state }) => state !== 'Ready')).toEqual([]);
  });

  test('names each part once', () => {
    const names = judgeParts(GOOD).map(({ part }) => part);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each<[SitePart['part'], Partial<SiteFacts>, SitePart['reason']]>([
    ['Database', { databaseMilliseconds: 251 }, 'DatabaseSlow'],
    ['Database', { databaseMilliseconds: 251, wasDatabaseFull: true }, 'DatabaseFull'],
    ['Clock', { clockOffset: 2000 }, 'ClockDiffers'],
    ['Clock', { clockOffset: -2000 }, 'ClockDiffers'],
    ['Files', { freeBytes: 0 }, 'FilesSpaceLow'],
    ['Files', { freeBytes: null }, 'FilesNotWritable'],
    ['Files', { freeBytes: 99 }, 'FilesSpaceLow'],
    ['Mail', { mail: { state: 'NeedsAttention', problems: ['LastAttemptFailed'] } }, 'MailRefused'],
    ['Mail', { mail: { state: 'NeedsAttention', problems: ['NoPublicUrl'] } }, 'MailUrlMissing'],
    ['Mail', { isMailNeeded: true, mail: { state: 'Off', problems: ['NoServer'] } }, 'MailNeeded'],
    [
      'Mail',
      { isMailNeeded: true, mail: { state: 'NeedsAttention', problems: ['NoPublicUrl'] } },
      'MailNeeded',
    ],
    [
      'Mail',
      { isMailNeeded: true, mail: { state: 'NeedsAttention', problems: ['LastAttemptFailed'] } },
      'MailRefused',
    ],
    ['Captcha', { captcha: { isChosen: false, isWanted: true } }, 'CaptchaMissing'],
    ['PublicUrl', { publicUrl: null }, 'PublicUrlMissing'],
    ['PublicUrl', { publicUrl: 'http://ctf.example' }, 'PublicUrlInsecure'],
    ['Proxy', { proxyFault: 'ProxyHeaderMissing' }, 'ProxyHeaderMissing'],
    ['Containers', { isEngineReady: false }, 'ContainersUnavailable'],
    ['Containers', { isEngineReady: false, reachable: null }, 'ContainersUnavailable'],
    ['Containers', { reachable: null }, 'ContainersNotChecked'],
    ['Containers', { reachable: ['172.18.0.1'] }, 'ContainersNotEnforced'],
    ['Containers', { allowsUnisolated: true }, 'ContainersAllowed'],
    ['Jobs', { jobs: { late: 1, failed: 1 } }, 'JobsLate'],
    ['Jobs', { jobs: { late: 0, failed: 1 } }, 'JobsFailed'],
  ])('%s needs attention: %j', (part, facts, reason) => {
    expect(judge(part, facts)).toEqual(['NeedsAttention', reason]);
  });

  test('says that many people share an address, as information or beside a fault', () => {
    const busiest = { address: '192.0.2.7', users: 50 };
    const proxyOf = (facts: Partial<SiteFacts>) =>
      judgeParts({ ...GOOD, busiest, ...facts }).find(({ part }) => part === 'Proxy');
    expect(proxyOf({})).toEqual({
      part: 'Proxy',
      state: 'Ready',
      reason: 'AddressShared',
      addresses: ['192.0.2.7'],
    });
    expect(proxyOf({ proxyFault: 'ProxyHops' })).toMatchObject({
      state: 'NeedsAttention',
      reason: 'ProxyHops',
      addresses: ['192.0.2.7'],
    });
  });

  test('says which addresses containers reach', () => {
    const parts = judgeParts({ ...GOOD, reachable: ['172.18.0.1', '169.254.169.254'] });
    expect(parts.filter(({ addresses }) => addresses.length > 0)).toMatchObject([
      { part: 'Containers', addresses: ['172.18.0.1', '169.254.169.254'] },
    ]);
  });

  test.each<[SitePart['part'], Partial<SiteFacts>, SitePart['reason']]>([
    [
      'Mail',
      { mail: { state: 'Off', problems: ['NoServer', 'NoPublicUrl'] } },
      'MailServerMissing',
    ],
    ['Captcha', { captcha: { isChosen: true, isWanted: false } }, 'CaptchaUnused'],
    ['Containers', { isEngineReady: null }, 'ContainersMissing'],
  ])('%s is off: %j', (part, facts, reason) => {
    expect(judge(part, facts)).toEqual(['Off', reason]);
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'takes %s without https for this machine',
    (publicUrl) => {
      expect(judge('PublicUrl', { publicUrl })).toEqual(['Ready', null]);
    },
  );
});
