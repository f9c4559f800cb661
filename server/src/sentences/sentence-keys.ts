import type { ErrorCode, schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { LogCode } from '../domain/log-lines.ts';

type RegisterStatus = z.output<typeof schemas.RegisterResponse>['data'];

/** What there is a sentence for: every error code, every outcome of a registration, every kind of log line. */
export type SentenceKey = ErrorCode | RegisterStatus | `LOG_${LogCode}`;

/** The sentences of one language. */
export type Sentences = Record<SentenceKey, string>;
