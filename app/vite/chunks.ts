import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Load, type Piece, planChunks } from './chunk-plan.ts';
import { runOrder } from './run-order.ts';

/** Entry modules of a page, and the weight of its size. */
export interface PageLoad {
  /** Path suffixes of dynamically imported modules. */
  modules: readonly string[];
  /** See `Load`. */
  weight: number;
}

/** Overhead of a file, in bytes before minification. */
const CHUNK_COST = 6000;
/** Weight of pages that are not listed. */
const PAGE_WEIGHT = 8;
/** Weight of parts that a page fetches later, such as a menu. */
const PART_WEIGHT = 0.5;

interface ChunkGroups {
  codeSplitting: Rolldown.CodeSplittingOptions;
  /** Modules that the pages load immediately, in execution order. */
  modulesOf: (pages: readonly PageLoad[]) => string[];
}

/**
 * Decides which modules share a chunk. Splitting at dynamic imports alone creates a chunk for each
 * combination of importers: dozens of requests per page that compress badly. So the app is bundled
 * once with the default splitting, and the resulting pieces are merged.
 */
export async function chunkGroups(
  config: InlineConfig,
  pages: readonly PageLoad[],
): Promise<ChunkGroups> {
  const chunks = await bundle(config);
  const pieces = chunks.map(({ fileName, code, imports }): Piece => ({
    name: fileName,
    size: code.length,
    imports,
  }));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  const first = entry.fileName;
  const plan = planChunks(pieces, first, findLoads(chunks, pages), CHUNK_COST);
  const groupOf = new Map(plan.flatMap((names, group) => names.map((name) => [name, group])));
  const nameOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [id, groupName(groupOf.get(fileName) ?? 0)]),
    ),
  );
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => nameOf.get(id) ?? null }],
    },
    modulesOf: (some) =>
      runOrder(chunks, [first, ...some.flatMap(({ modules }) => findEntries(chunks, modules))]),
  };
}

const PART = 'part-';

const groupName = (group: number) => (group === 0 ? 'main' : `${PART}${group}`);

/** Whether the plan has merged several modules into this file; false for pages and for the first file. */
export const isPart = (name: string) => name.startsWith(PART);

async function bundle(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk');
}

function findLoads(chunks: readonly Rolldown.OutputChunk[], pages: readonly PageLoad[]): Load[] {
  const loads = pages.map(({ modules, weight }) => ({
    pieces: findEntries(chunks, modules),
    weight,
  }));
  const named = new Set(loads.flatMap((load) => load.pieces));
  const others = chunks
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !named.has(fileName))
    .map(({ fileName, facadeModuleId }) => ({
      pieces: [fileName],
      weight: facadeModuleId?.endsWith('Page.tsx') ? PAGE_WEIGHT : PART_WEIGHT,
    }));
  return [...loads, ...others];
}

/** The files whose entry is one of the modules. */
function findEntries(
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): string[] {
  return modules.map((path) => {
    const isIt = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk) =>
      isDynamicEntry && facadeModuleId?.endsWith(path);
    const [chunk, another] = chunks.filter(isIt);
    if (!chunk) throw new Error(`Nothing imports ${path} dynamically.`);
    if (another) throw new Error(`${path} is the end of several paths.`);
    return chunk.fileName;
  });
}
