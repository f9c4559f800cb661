/** For `test.expect` of Vitest: how long `expect.poll` tries. By default a second, too short on a busy machine. */
export const patience = { poll: { timeout: 30_000 } };
