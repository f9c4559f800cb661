/** What other modules, `http/` and the composition root may use of this module. */
export { createLiveChannel, type LiveChannel } from './part-channel.ts';
