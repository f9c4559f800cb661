import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Upload } from './service.ts';
import { countUpload, endSlowUpload } from './part-unfinished.ts';

type FormLimits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/** The field of the form that carries files; every other one is ignored. */
const FIELD = 'files';

/** The field of the form that carries a picture or a document; every other one is ignored. */
export const PICTURE_FIELD = 'file';

export const PICTURE_BYTES = 3 * 1024 * 1024;

/** A picture is kept in memory, so its form may not have many other parts. */
const PICTURE_FORM = { fileSize: PICTURE_BYTES, files: 4, fields: 4, fieldSize: 1024, parts: 8 };

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
  let hasFiles = false;
  for await (const part of partsOf(request)) {
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

/**
 * Reads an uploaded picture. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or, when the body is
 * broken or has no picture, VALIDATION_FAILED.
 */
export type ReadPicture = () => Promise<Uint8Array>;

/** The picture that a multipart body carries: the first file in the field of pictures. */
export function pictureOf(request: FastifyRequest): ReadPicture {
  return () => readPictureField(request);
}

async function readPictureField(request: FastifyRequest): Promise<Uint8Array> {
  let picture: Buffer | undefined;
  for await (const part of partsOf(request, PICTURE_FORM)) {
    if (part.type !== 'file') continue;
    const isWanted = picture === undefined && part.fieldname.toLowerCase() === PICTURE_FIELD;
    const chunks: Uint8Array[] = [];
    for await (const chunk of callersFault(part.file)) if (isWanted) chunks.push(chunk);
    if (part.file.truncated) throw fieldError('PAYLOAD_TOO_LARGE', PICTURE_FIELD, 'TOO_LARGE');
    if (isWanted) picture = Buffer.concat(chunks);
  }
  if (!picture?.length) throw fieldError('VALIDATION_FAILED', PICTURE_FIELD, 'REQUIRED');
  return picture;
}

/** A file beyond the limit does not fail by itself: it just ends early. */
async function* readWhole(
  file: AsyncIterable<Uint8Array> & { truncated: boolean },
): AsyncGenerator<Uint8Array> {
  yield* callersFault(file);
  if (file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
}

/** The first file in the field of documents, while it arrives; read it to its end. */
export interface Document {
  /** As the sender calls it. Clients name the media type of a file in several ways, so only its content says what it is. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** A form with one document may not have many other parts. */
const DOCUMENT_FORM = { files: 1, fields: 4, fieldSize: 1024, parts: 5 };

/**
 * The document that a multipart body carries. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or,
 * when the body is broken or has no document, VALIDATION_FAILED.
 */
export async function readDocument(request: FastifyRequest, fileSize: number): Promise<Document> {
  for await (const part of partsOf(request, { ...DOCUMENT_FORM, fileSize })) {
    if (part.type !== 'file') continue;
    if (part.fieldname.toLowerCase() !== PICTURE_FIELD) {
      for await (const _ of callersFault(part.file));
      continue;
    }
    return { name: part.filename ?? '', content: readWhole(part.file) };
  }
  throw fieldError('VALIDATION_FAILED', PICTURE_FIELD, 'REQUIRED');
}

/** The parts of any form; the only way to read one. */
async function* partsOf(request: FastifyRequest, limits?: FormLimits): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  endSlowUpload(request.raw);
  countUpload(request);
  yield* callersFault(request.parts(limits && { limits }));
}

/** What fails while a body is read is the body's fault, or that of the line it came over. */
async function* callersFault<Item extends Multipart | Uint8Array>(
  items: AsyncIterable<Item>,
): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause });
  }
}
