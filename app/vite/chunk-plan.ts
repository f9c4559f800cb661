/** Modules that are always needed together. */
export interface Piece {
  name: string;
  /** Bytes. */
  size: number;
  /** Names of the pieces it imports statically. */
  imports: readonly string[];
}

/** A page or dialog, and the pieces that it fetches immediately. */
export interface Load {
  /** Names of its entry pieces, besides the first piece. */
  pieces: readonly string[];
  /** Cost of a byte that it loads without needing it. */
  weight: number;
}

interface Chunk {
  pieces: string[];
  size: number;
  /** Bit set of the loads that fetch it. */
  loads: bigint;
}

interface Graph {
  chunks: Chunk[];
  imports: ReadonlyMap<string, readonly string[]>;
}

/**
 * Merges pieces into few chunks. A chunk costs each load that fetches it its size plus `chunkCost`;
 * pieces in the first chunk cost every load only their size. Greedy: starting from pieces that are
 * fetched by the same loads, merges the pair of chunks that saves most until no merge saves anything.
 * Chunks never import each other in a cycle.
 * @param first name of the piece that every load starts from
 * @param chunkCost what one more chunk costs, in bytes
 * @returns names of the pieces of each chunk, the first piece's chunk first
 */
export function planChunks(
  pieces: readonly Piece[],
  first: string,
  loads: readonly Load[],
  chunkCost: number,
): string[][] {
  const graph = groupByLoads(pieces, first, loads);
  const start = graph.chunks[0];
  const weigh = weigher(loads);
  const cost = (size: number, fetchedBy: bigint, isStart: boolean) =>
    weigh(fetchedBy) * (size + (isStart ? 0 : chunkCost));
  const saving = (one: Chunk, other: Chunk) =>
    cost(one.size, one.loads, one === start) +
    cost(other.size, other.loads, false) -
    cost(one.size + other.size, one.loads | other.loads, one === start);
  for (;;) {
    const pair = pairs(graph.chunks)
      .map(([one, other]) => ({ one, other, saved: saving(one, other) }))
      .filter(({ saved }) => saved > 0)
      .toSorted((a, b) => b.saved - a.saved)
      .find(({ one, other }) => !isBetween(graph, one, other));
    if (!pair) return graph.chunks.map((chunk) => chunk.pieces);
    join(graph, pair.one, pair.other);
  }
}

function groupByLoads(pieces: readonly Piece[], first: string, loads: readonly Load[]): Graph {
  const imports = new Map(pieces.map((piece) => [piece.name, piece.imports]));
  const always = reach([first], imports);
  const all = (1n << BigInt(loads.length)) - 1n;
  const fetchedBy = new Map<string, bigint>();
  for (const [index, load] of loads.entries())
    for (const name of reach(load.pieces, imports))
      fetchedBy.set(name, (fetchedBy.get(name) ?? 0n) | (1n << BigInt(index)));
  const start: Chunk = { pieces: [], size: 0, loads: all };
  const byLoads = new Map<bigint, Chunk>();
  for (const { name, size } of pieces) {
    const mask = fetchedBy.get(name) ?? 0n;
    const chunk = always.has(name) ? start : (byLoads.get(mask) ?? emptyChunk(mask));
    if (chunk !== start) byLoads.set(mask, chunk);
    chunk.pieces.push(name);
    chunk.size += size;
  }
  return { chunks: [start, ...byLoads.values()], imports };
}

const emptyChunk = (loads: bigint): Chunk => ({ pieces: [], size: 0, loads });

function reach(
  from: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set<string>();
  const open = [...from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(imports.get(name) ?? []));
  }
  return reached;
}

const WORD_BITS = 32;

/** Sums the weights of a set of loads, by words of numbers: a Map with such keys is slow. */
function weigher(loads: readonly Load[]): (mask: bigint) => number {
  return (mask) => {
    let sum = 0;
    for (let first = 0; first < loads.length; first += WORD_BITS) {
      let bits = Number(BigInt.asUintN(WORD_BITS, mask >> BigInt(first)));
      while (bits !== 0) {
        const bit = WORD_BITS - 1 - Math.clz32(bits);
        sum += loads[first + bit]?.weight ?? 0;
        bits = (bits ^ (1 << bit)) >>> 0;
      }
    }
    return sum;
  };
}

function pairs(chunks: readonly Chunk[]): [Chunk, Chunk][] {
  return chunks.flatMap((one, index) =>
    chunks.slice(index + 1).map((other): [Chunk, Chunk] => [one, other]),
  );
}

/** Whether one chunk imports the other through a third: merging them would create a cycle. */
function isBetween(graph: Graph, one: Chunk, other: Chunk): boolean {
  return reachesAround(graph, one, other) || reachesAround(graph, other, one);
}

function reachesAround(graph: Graph, from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>();
  const open = importsOf(graph, from).filter((chunk) => chunk !== to);
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...importsOf(graph, chunk));
  }
  return false;
}

function importsOf({ chunks, imports }: Graph, chunk: Chunk): Chunk[] {
  const names = new Set(chunk.pieces.flatMap((piece) => imports.get(piece) ?? []));
  return chunks.filter((other) => other !== chunk && other.pieces.some((name) => names.has(name)));
}

function join(graph: Graph, one: Chunk, other: Chunk): void {
  one.pieces.push(...other.pieces);
  one.size += other.size;
  one.loads |= other.loads;
  graph.chunks.splice(graph.chunks.indexOf(other), 1);
  spreadLoads(graph);
}

/** Adds the loads of each chunk to the chunks that it imports. */
function spreadLoads(graph: Graph): void {
  for (let changed = true; changed;) {
    changed = false;
    for (const chunk of graph.chunks)
      for (const imported of importsOf(graph, chunk)) {
        const loads = imported.loads | chunk.loads;
        changed ||= loads !== imported.loads;
        imported.loads = loads;
      }
  }
}
