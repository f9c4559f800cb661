/** What other modules, `http/` and the composition root may use of this module. */
export type { ContainerEngine } from './part-engine.ts';
export type { ConnectionEnd, OpenRecorder, ProxiedConnection, Recorder } from './part-recorder.ts';
export { renewEntries } from './repository-entries.ts';
export { findPlace } from './part-holder.ts';
export { type Containers, createContainers } from './part-containers.ts';
