import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { renderEnvExample } from './config-example.ts';
import { settingNames } from './config-schema.ts';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

describe('loadConfig', () => {
  test('needs nothing', () => {
    expect(loadConfig({}, '/srv')).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      trustProxy: ['loopback'],
      databaseUrl: undefined,
      admin: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      uploadLimitBytes: 512 * 1024 * 1024,
      rateLimits: { enabled: true, factors: { submit: 1 } },
    });
  });

  test('counts an empty value as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  test('lists every problem at once, by name and without the values', () => {
    const text = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://root:hunter2@db',
      RATE_LIMITS: 'maybe',
      ADMIN_EMAIL: 'a@example.org',
    });
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'RATE_LIMITS', 'ADMIN_PASSWORD']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('hunter2');
    expect(text.split('\n')).toHaveLength(6);
  });

  test('reads a secret from a file, without its last line break', () => {
    const file = join(folder, 'password');
    writeFileSync(file, ' two words \n');
    const config = loadConfig({ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD_FILE: file });
    expect(config.admin).toEqual({
      email: 'a@example.org',
      password: ' two words ',
      name: 'admin',
    });
  });

  test('refuses a secret that is given twice, or whose file is missing', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://x', DATABASE_URL_FILE: '/x' })).toContain(
      'only one',
    );
    expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toContain('DATABASE_URL_FILE');
  });

  test('accepts an origin and nothing longer as PUBLIC_URL', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://ctf.example.org/' }).publicUrl).toBe(
      'https://ctf.example.org',
    );
    expect(problemsOf({ PUBLIC_URL: 'https://example.org/ctf' })).toContain('path');
    expect(problemsOf({ PUBLIC_URL: 'ctf.example.org' })).toContain('PUBLIC_URL');
  });

  test.each([
    ['none', false],
    ['loopback, 10.0.0.0/8,::1', ['loopback', '10.0.0.0/8', '::1']],
  ])('understands TRUST_PROXY=%s', (text, value) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value);
  });

  test('trusts as many proxies as TRUST_PROXY counts', () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('not a function');
    expect([0, 1, 2].map((hop) => trustProxy('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  test.each(['true', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'harbour.example'])(
    'refuses to trust %s',
    (text) => {
      expect(problemsOf({ TRUST_PROXY: text })).toContain('TRUST_PROXY');
    },
  );

  test('goes straight to the database for listening unless told otherwise', () => {
    const url = 'postgresql://halyard@db/halyard';
    expect(loadConfig({ DATABASE_URL: url }).databaseDirectUrl).toBe(url);
    const direct = loadConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: `${url}2` });
    expect(direct.databaseDirectUrl).toBe(`${url}2`);
  });
});

describe('the captcha', () => {
  test('is a proof of work by default', () => {
    expect(loadConfig({}).captcha).toEqual({ provider: 'HashPow', difficulty: 18 });
    expect(loadConfig({ CAPTCHA_PROVIDER: 'None' }).captcha).toEqual({ provider: 'None' });
  });

  test('needs both keys of Turnstile', () => {
    const problems = problemsOf({ CAPTCHA_PROVIDER: 'Turnstile' });
    expect(problems).toContain('CAPTCHA_SITE_KEY: needed');
    expect(problems).toContain('CAPTCHA_SECRET_KEY: needed');
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'secret' };
    expect(loadConfig({ CAPTCHA_PROVIDER: 'Turnstile', ...keys }).captcha).toEqual({
      provider: 'Turnstile',
      siteKey: 'site',
      secretKey: 'secret',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
  });

  test.each([
    ['CAPTCHA_PROVIDER', 'reCaptcha'],
    ['CAPTCHA_DIFFICULTY', '7'],
    ['CAPTCHA_DIFFICULTY', '49'],
    ['CAPTCHA_VERIFY_URL', 'siteverify'],
    ['CAPTCHA_VERIFY_URL', 'file:///etc/passwd'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(name);
  });
});

describe('the sender of mail', () => {
  const senderOf = (SMTP_SENDER: string) =>
    loadConfig({ SMTP_HOST: 'smtp.example.org', SMTP_SENDER }).mail?.sender;

  test.each([
    ['ctf@example.org', null],
    ['<ctf@example.org>', null],
    ['Fjord CTF <ctf@example.org>', 'Fjord CTF'],
    ['  "Fjord CTF, finals"  <ctf@example.org> ', 'Fjord CTF, finals'],
  ])('may be %s', (text, name) => {
    expect(senderOf(text)).toEqual({ name, address: 'ctf@example.org' });
  });

  test.each([
    'Fjord CTF',
    'Fjord CTF ctf@example.org',
    'Fjord CTF <ctf>',
    'Fjord\r\nBcc: all@example.org <ctf@example.org>',
    'a@example.org, b@example.org',
  ])('may not be %j', (SMTP_SENDER) => {
    expect(problemsOf({ SMTP_SENDER })).toContain('SMTP_SENDER: must be an address, or a name');
  });

  test('is the user name at the mail server where that is an address', () => {
    const { mail } = loadConfig({ SMTP_URL: 'smtp://ctf%40example.org:x@smtp.example.org' });
    expect(mail?.sender).toEqual({ name: null, address: 'ctf@example.org' });
    expect(problemsOf({ SMTP_URL: 'smtp://ctf:x@smtp.example.org' })).toContain('SMTP_SENDER');
  });
});

describe('the engine of containers', () => {
  test('is none by default, and Docker or Kubernetes with the defaults of its settings', () => {
    expect(loadConfig({}).containers).toBeNull();
    expect(loadConfig({ CONTAINER_ENGINE: 'Docker' }).containers).toMatchObject({
      engine: 'Docker',
      address: 'unix:///var/run/docker.sock',
    });
    expect(loadConfig({ CONTAINER_ENGINE: 'Kubernetes' }).containers).toEqual({
      engine: 'Kubernetes',
      publicHost: 'localhost',
      networkPrefix: 'halyard',
      flagVariables: ['FLAG'],
      allowsUnisolated: false,
      takesOver: false,
      referenceNames: false,
      kubeconfig: undefined,
      namespace: 'halyard-challenges',
      deniedRanges: [],
      nameservers: [],
      allowsRoot: false,
    });
  });

  test('is only one', () => {
    expect(
      problemsOf({ CONTAINER_ENGINE: 'Kubernetes', CONTAINER_ADDRESS: 'unix:///run/d.sock' }),
    ).toContain('CONTAINER_ADDRESS: is for CONTAINER_ENGINE=Docker only');
    expect(
      problemsOf({ CONTAINER_ENGINE: 'Docker', CONTAINER_KUBECONFIG: '/etc/kubeconfig' }),
    ).toContain('CONTAINER_KUBECONFIG: is for CONTAINER_ENGINE=Kubernetes only');
  });

  test.each([
    ['203.0.113.0/24, 2001:db8::/32', true],
    ['203.0.113.7/32', true],
    ['0.0.0.0/0', false],
    ['203.0.113.0/33', false],
    ['203.0.113.0', false],
    ['example.org/24', false],
    ['203.0.113.0/24/8', false],
  ])('takes %s as ranges: %s', (ranges, isTaken) => {
    const problem = problemsOf({ CONTAINER_DENIED_RANGES: ranges });
    expect(problem === 'none').toBe(isTaken);
    if (!isTaken) expect(problem).toContain('CONTAINER_DENIED_RANGES');
  });
});

describe('renderEnvExample', () => {
  test('describes every setting', () => {
    const text = renderEnvExample();
    for (const name of settingNames) expect(text).toMatch(new RegExp(`# \\S.*\n#${name}=`));
  });

  test('shows the defaults, and they are accepted', () => {
    const entries = [...renderEnvExample().matchAll(/^#([A-Z_]+)=(.*)$/gm)].map((match) => [
      match[1],
      match[2],
    ]);
    expect(loadConfig(Object.fromEntries(entries))).toEqual(loadConfig({}));
  });

  test('reads what registries are told, and never repeats it', () => {
    const registries = { 'registry.example:5000': { user: 'ctf', password: 'Sea-Shanty' } };
    const load = (text: string) =>
      loadConfig({ CONTAINER_ENGINE: 'Docker', CONTAINER_REGISTRIES: text }).containers;
    expect(load(JSON.stringify(registries))).toMatchObject({ registries });
    for (const text of ['Sea-Shanty', '{"a b":{"user":"x","password":"Sea-Shanty"}}']) {
      expect(() => load(text)).toThrow(/CONTAINER_REGISTRIES: must be JSON/);
      expect(() => load(text)).not.toThrow(/Shanty/);
    }
  });

  test('tells which settings can come from a file', () => {
    expect(renderEnvExample()).toContain('ADMIN_PASSWORD_FILE');
    expect(renderEnvExample()).not.toContain('PORT_FILE');
  });
});
