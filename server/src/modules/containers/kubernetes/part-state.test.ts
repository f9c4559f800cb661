import type { V1ContainerState, V1Pod, V1PodStatus } from '@kubernetes/client-node';
import { describe, expect, test } from 'vitest';
import { findRunning, isOverStorage, isPodRunning, isPulled, whyNot } from './part-state.ts';

function podIn(state: V1ContainerState, status: Partial<V1PodStatus> = {}): V1Pod {
  const container = { name: 'challenge', image: 'harbour/echo:1', imageID: '', restartCount: 0 };
  return {
    metadata: { uid: 'uid' },
    status: {
      phase: 'Pending',
      ...status,
      containerStatuses: [{ ...container, ready: false, state }],
    },
  };
}

const running = podIn({ running: {} }, { phase: 'Running', podIP: '10.1.0.9', hostIP: '10.2.0.1' });
const waitingFor = (reason: string, message?: string) =>
  podIn({ waiting: { reason, ...(message !== undefined && { message }) } });

describe('a pod that starts', () => {
  test('is asked for again while nothing is decided', () => {
    expect(findRunning({ status: { phase: 'Pending' } })).toBeNull();
    expect(findRunning(waitingFor('ContainerCreating'))).toBeNull();
    // The address comes a moment later.
    expect(findRunning(podIn({ running: {} }, { phase: 'Running', hostIP: 'h' }))).toBeNull();
  });

  test('runs when its program does and its addresses are known', () => {
    expect(findRunning(running)).toEqual({ uid: 'uid', podIp: '10.1.0.9', hostIp: '10.2.0.1' });
  });

  test.each(['ErrImagePull', 'ImagePullBackOff', 'InvalidImageName', 'ErrImageNeverPull'])(
    '%s is an image that is not available',
    (reason) => {
      expect(() => findRunning(waitingFor(reason, 'no such host'))).toThrow(
        expect.objectContaining({
          failure: 'ImageUnavailable',
          message: 'The image harbour/echo:1 cannot be pulled: no such host',
        }),
      );
    },
  );

  test.each(['CreateContainerConfigError', 'CreateContainerError', 'RunContainerError'])(
    '%s is a container that is refused',
    (reason) => {
      expect(() => findRunning(waitingFor(reason, 'image will run as root'))).toThrow(
        expect.objectContaining({
          failure: 'Refused',
          message: expect.stringContaining('image will run as root'),
        }),
      );
    },
  );

  test.each([
    [{ reason: 'Error', exitCode: 1 }, 'Exited'],
    [{ reason: 'OOMKilled', exitCode: 137 }, 'Exited'],
    [{ reason: 'Completed', exitCode: 0 }, 'Exited'],
    [{ reason: 'StartError', exitCode: 128, message: 'no such file' }, 'Refused'],
  ])('terminated with %j is %s', (terminated, failure) => {
    expect(() => findRunning(podIn({ terminated }, { phase: 'Failed' }))).toThrow(
      expect.objectContaining({ failure }),
    );
  });

  test('is refused when its node does not take it, and has ended when it is being deleted', () => {
    const rejected: V1Pod = { status: { phase: 'Failed', reason: 'OutOfcpu', message: 'too few' } };
    expect(() => findRunning(rejected)).toThrow(expect.objectContaining({ failure: 'Refused' }));
    const { status } = running;
    const deleted: V1Pod = { status, metadata: { deletionTimestamp: new Date(0) } };
    expect(() => findRunning(deleted)).toThrow(expect.objectContaining({ failure: 'Exited' }));
    expect(isPodRunning(deleted)).toBe(false);
    expect(isPodRunning(running)).toBe(true);
  });

  test('tells why no node takes it', () => {
    const condition = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable' };
    const message = '0/1 nodes are available: 1 Insufficient cpu.';
    expect(whyNot({ status: { conditions: [{ ...condition, message }] } })).toContain(message);
  });
});

describe('a pod that pulls', () => {
  test('has pulled once its container cannot be started', () => {
    expect(isPulled(waitingFor('ContainerCreating'))).toBe(false);
    expect(isPulled(waitingFor('RunContainerError'))).toBe(true);
    expect(isPulled(podIn({ terminated: { exitCode: 128, reason: 'StartError' } }))).toBe(true);
  });

  test('has failed when the image is not available, and when no node takes it', () => {
    expect(() => isPulled(waitingFor('ErrImagePull'))).toThrow(
      expect.objectContaining({ failure: 'ImageUnavailable' }),
    );
    expect(() => isPulled({ status: { phase: 'Failed', reason: 'OutOfpods' } })).toThrow(
      expect.objectContaining({ failure: 'Refused' }),
    );
  });
});

describe('a pod that was evicted', () => {
  test.each<[boolean, string]>([
    [true, 'Pod ephemeral local storage usage exceeds the total limit of containers 64Mi. '],
    [true, 'Container challenge exceeded its local ephemeral storage limit "64Mi". '],
    [false, 'The node was low on resource: ephemeral-storage. Threshold quantity: 1Gi.'],
    [
      false,
      'The node was low on resource: memory. Container challenge was using 9Mi, which exceeds its request of 0. ',
    ],
  ])('has written more than it may: %s, %s', (expected, message) => {
    expect(isOverStorage({ status: { phase: 'Failed', reason: 'Evicted', message } })).toBe(
      expected,
    );
  });

  test('was evicted for nothing else', () => {
    const message = 'Something exceeded its limit';
    expect(isOverStorage({ status: { phase: 'Failed', reason: 'Shutdown', message } })).toBe(false);
  });
});
