import { CHECKOUT } from '../../checkout.ts';
import { fieldError } from '../../domain/app-error.ts';
import { createBackground, startProcess, UnansweredError } from '../../platform/background.ts';
import { PICTURE_FIELD } from './part-multipart.ts';

/** What a picture is shown as; decides its size and shape. */
export type PictureUse = 'avatar' | 'logo' | 'favicon' | 'poster';

/** What the process that decodes pictures is sent. */
export interface Order {
  content: Uint8Array;
  use: PictureUse;
}

/** What it answers. */
export type Outcome = { picture: Uint8Array } | { fault: 'TOO_LARGE' | 'WRONG_FORMAT' };

const PROGRAM = new URL('server/src/modules/files/part-image-process.ts', CHECKOUT);
/** Milliseconds. The process gives up a picture after half of them itself, if it can. */
const LONGEST = 30_000;
/** Resident memory at which the process is killed. It is 70 MiB without a picture, up to 380 with an allowed one. */
const MOST_MEBIBYTES = 400;

/**
 * Makes a WebP of an uploaded picture: upright, without metadata, reduced for its use and never
 * enlarged. An animated GIF or WebP stays animated. Throws IMAGE_INVALID.
 */
export type MakePicture = (content: Uint8Array, use: PictureUse) => Promise<Uint8Array>;

/** Pictures are decoded one after the other, by a process that is started on first use. */
export function createPictureMaker(mostMebibytes = MOST_MEBIBYTES): MakePicture {
  const ask = createBackground({
    start: () => startProcess(PROGRAM, String(mostMebibytes)),
    longest: LONGEST,
  });

  return async (content, use) => {
    const outcome = (await ask({ content, use } satisfies Order).catch(faultOf)) as Outcome;
    if ('picture' in outcome) return outcome.picture;
    throw fieldError('IMAGE_INVALID', PICTURE_FIELD, outcome.fault);
  };
}

/** A process that was started and does not answer was ended by the picture. */
function faultOf(error: unknown): Outcome {
  if (!(error instanceof UnansweredError) || error.reason === 'START') throw error;
  return { fault: error.reason === 'ENDED' ? 'WRONG_FORMAT' : 'TOO_LARGE' };
}
