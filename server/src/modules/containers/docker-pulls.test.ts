import { describe, expect, test } from 'vitest';
import { createLayers, type PullEvent } from './docker-pulls.ts';

function afterAll(events: readonly PullEvent[]) {
  const layers = createLayers();
  return events.map((event) => layers.add(event)).at(-1);
}

const begun = (id: string): PullEvent => ({ id, status: 'Pulling fs layer' });
const downloading = (id: string, current: number, total: number): PullEvent => ({
  id,
  status: 'Downloading',
  progressDetail: { current, total },
});

describe('the layers of an image', () => {
  test('have no total before all of them have begun', () => {
    const events = [begun('a'), begun('b'), downloading('a', 30, 100)];
    expect(afterAll(events)).toEqual({ receivedBytes: 30, totalBytes: null });
  });

  test('are added up, without those that are there', () => {
    const events = [
      { status: 'Pulling from harbour/echo' },
      begun('a'),
      { id: 'b', status: 'Already exists' },
      begun('c'),
      downloading('a', 30, 100),
      downloading('c', 10, 50),
      { id: 'a', status: 'Download complete' },
    ];
    expect(afterAll(events)).toEqual({ receivedBytes: 110, totalBytes: 150 });
  });

  test('do not shrink while a download is tried again or unpacked', () => {
    const events = [
      begun('a'),
      downloading('a', 80, 100),
      downloading('a', 5, 100),
      { id: 'a', status: 'Extracting', progressDetail: { current: 1, total: 100 } },
    ];
    expect(afterAll(events.slice(0, 3))).toEqual({ receivedBytes: 80, totalBytes: 100 });
    expect(afterAll(events)).toEqual({ receivedBytes: 100, totalBytes: 100 });
  });
});
