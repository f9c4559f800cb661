import type { ErrorCode, OperationId } from '@halyard/sdk/operations';

interface Unreachable {
  codes: readonly ErrorCode[];
  operations: readonly OperationId[];
  /** Why no request is refused with them. */
  reason: string;
}

/** The documented codes that cannot be reached, each with a reason. One that can be fails a test. */
export const UNREACHABLE: readonly Unreachable[] = [
  {
    codes: ['MALFORMED_JSON'],
    operations: [
      'importGame',
      'setAvatar',
      'setGamePoster',
      'setTeamAvatar',
      'submitWriteup',
      'uploadAssets',
      'uploadLogo',
    ],
    reason: 'Its body is a form; a broken one is VALIDATION_FAILED.',
  },
  {
    codes: ['TOO_MANY_CONNECTIONS', 'INSTANCE_UNREACHABLE'],
    operations: ['openProxy', 'openTestProxy'],
    reason: 'Only a handshake of a WebSocket is; the tests of the proxy make them.',
  },
  {
    codes: ['INTERNAL', 'OVERLOADED', 'DATABASE_UNAVAILABLE', 'STORAGE_FULL'],
    operations: ['verifyTeamToken'],
    reason: 'It reads nothing but its input.',
  },
];

/** Whether no request of the operation is refused with this code. */
export function isUnreachable(id: OperationId, code: ErrorCode): boolean {
  return UNREACHABLE.some(
    ({ codes, operations }) => codes.includes(code) && operations.includes(id),
  );
}

interface AlwaysNull {
  operation: OperationId;
  /** Fields below these are never seen either. */
  fields: readonly string[];
  reason: string;
}

/** The fields of answers that never have a value, each with a reason. One that has fails a test. */
export const ALWAYS_NULL: readonly AlwaysNull[] = [
  ...(['createContainer', 'extendContainer', 'createTestContainer'] as const).map((operation) => ({
    operation,
    fields: ['.failure'],
    reason: 'A start that has failed is refused.',
  })),
  ...(['createContainer', 'extendContainer', 'createTestContainer'] as const).map((operation) => ({
    operation,
    fields: ['.start'],
    reason: 'The scenarios wait for the start.',
  })),
  {
    operation: 'listOwnInstances',
    fields: ['.data[].container.failure'],
    reason: 'Those that could not be started are not in the list.',
  },
  { operation: 'getConfig', fields: ['.apiPublicKey'], reason: 'The contract says so.' },
  ...(['createToken', 'createOwnToken'] as const).map((operation) => ({
    operation,
    fields: ['.info.lastUsedAt', '.info.revocation'],
    reason: 'It was just made.',
  })),

  {
    operation: 'previewChallenge',
    fields: ['.context.closeTime', '.context.instanceEntry', '.context.container', '.tries[]'],
    reason: 'It is that of a team without a container that has submitted nothing.',
  },
  {
    operation: 'createChallenge',
    fields: [
      '.hints[]',
      '.flagTemplate',
      '.attachment',
      '.flags[]',
      '.testContainer',
      '.deadlineUtc',
    ],
    reason: 'They are set later.',
  },
  { operation: 'createGame', fields: ['.poster'], reason: 'It is set later.' },
  { operation: 'createTeam', fields: ['.avatar', '.lock'], reason: 'They are set later.' },
  { operation: 'kickMember', fields: ['.lock'], reason: 'It is refused while the team is locked.' },
];
