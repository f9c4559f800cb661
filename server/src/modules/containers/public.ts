/** What other modules, `http/` and the composition root may use of this module. */
export type { ContainerEngine } from './engine.ts';
export type { ConnectionEnd, OpenRecorder, ProxiedConnection, Recorder } from './recorder.ts';
export { renewEntries } from './repository-entries.ts';
export { findPlace } from './holder.ts';
export { type Containers, createContainers } from './containers.ts';
