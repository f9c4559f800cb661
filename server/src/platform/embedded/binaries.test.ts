import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findBinaries, restoreSymlinks } from './binaries.ts';

const root = mkdtempSync(join(tmpdir(), 'halyard-binaries-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('findBinaries', () => {
  test('finds binaries that run and knows their version', () => {
    const { postgres, major } = findBinaries();
    const said = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
    expect(said).toContain(`PostgreSQL) ${major}.`);
  });
});

describe('restoreSymlinks', () => {
  test('makes the links that npm has dropped, and does nothing the second time', () => {
    const lib = join(root, 'native', 'lib');
    mkdirSync(lib, { recursive: true });
    writeFileSync(join(lib, 'libx.so.1.2'), 'library');
    const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    restoreSymlinks(root);
    restoreSymlinks(root);
    expect(readlinkSync(join(lib, 'libx.so.1'))).toBe('libx.so.1.2');
    expect(readFileSync(join(lib, 'libx.so.1'), 'utf8')).toBe('library');
  });
});
