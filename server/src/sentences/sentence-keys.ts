import type { ErrorCode, schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';

type RegisterStatus = z.output<typeof schemas.RegisterResponse>['data'];

/** What there is a sentence for: every error code, every outcome of a registration. */
export type SentenceKey = ErrorCode | RegisterStatus;

/** The sentences of one language. */
export type Sentences = Record<SentenceKey, string>;
