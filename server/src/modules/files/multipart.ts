import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Upload } from './service.ts';

/** The field of the form that carries files; every other one is ignored. */
const FIELD = 'files';

/**
 * The files of a multipart body while it arrives; read each to its end before the next. Throws
 * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or, when the body is broken or has no such field,
 * VALIDATION_FAILED.
 * @param name one name for all files, instead of their own
 */
export async function* readUploads(
  request: FastifyRequest,
  name: string | undefined,
): AsyncGenerator<Upload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  let hasFiles = false;
  for await (const part of callersFault(request.parts())) {
    if (part.type !== 'file') continue;
    const content = readWhole(part.file);
    if (part.fieldname.toLowerCase() === FIELD) {
      hasFiles = true;
      yield { name: name ?? part.filename ?? '', content };
    } else {
      for await (const _ of content);
    }
  }
  if (!hasFiles) throw fieldError('VALIDATION_FAILED', FIELD, 'REQUIRED');
}

/** A file beyond the limit does not fail by itself: it just ends early. */
async function* readWhole(
  file: AsyncIterable<Uint8Array> & { truncated: boolean },
): AsyncGenerator<Uint8Array> {
  yield* callersFault(file);
  if (file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
}

/** What fails while a body is read is the body's fault, or that of the line it came over. */
async function* callersFault<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause });
  }
}
