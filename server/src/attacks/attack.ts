import { expect, test } from 'vitest';

interface Attack<Target> {
  /** A small version without the protection. */
  naive: () => Target | Promise<Target>;
  /** This server. */
  ours: () => Target | Promise<Target>;
  /** What the attack misuses, as people use it; must work on both, or a refusal would prove nothing. */
  use?: (target: Target) => Promise<boolean>;
  /** The attack; returns whether it succeeded. */
  run: (target: Target) => Promise<boolean>;
}

/**
 * Runs the same attack twice: on a naive version, where it must succeed, which shows that the attack is
 * one, and on this server, where it must fail.
 */
export function testAttack<Target>(
  name: string,
  { naive, ours, use = async () => true, run }: Attack<Target>,
): void {
  // oxlint-disable-next-line vitest/valid-title
  test(name, async () => {
    const targets = [await naive(), await ours()] as const;
    for (const target of targets) expect(await use(target), 'honest use works').toBe(true);
    expect(await run(targets[0]), 'succeeds against the naive version').toBe(true);
    expect(await run(targets[1]), 'succeeds against this server').toBe(false);
  });
}
