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
  /** The other chunks that it imports. */
  imports: Set<Chunk>;
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
  const chunks = groupByLoads(pieces, first, loads);
  const savings = keepSavings(chunks, loads, chunkCost);
  for (;;) {
    const pair = findBest(savings, chunks);
    if (!pair) return chunks.map((chunk) => chunk.pieces);
    const changed = join(chunks, ...pair);
    savings.update(chunks, changed);
  }
}

function groupByLoads(pieces: readonly Piece[], first: string, loads: readonly Load[]): Chunk[] {
  const imports = new Map(pieces.map((piece) => [piece.name, piece.imports]));
  const always = reach([first], imports);
  const all = (1n << BigInt(loads.length)) - 1n;
  const fetchedBy = new Map<string, bigint>();
  for (const [index, load] of loads.entries())
    for (const name of reach(load.pieces, imports))
      fetchedBy.set(name, (fetchedBy.get(name) ?? 0n) | (1n << BigInt(index)));
  const start = emptyChunk(all);
  const byLoads = new Map<bigint, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const { name, size } of pieces) {
    const mask = fetchedBy.get(name) ?? 0n;
    const chunk = always.has(name) ? start : (byLoads.get(mask) ?? emptyChunk(mask));
    if (chunk !== start) byLoads.set(mask, chunk);
    chunk.pieces.push(name);
    chunk.size += size;
    chunkOf.set(name, chunk);
  }
  for (const [name, chunk] of chunkOf)
    for (const imported of imports.get(name) ?? []) {
      const other = chunkOf.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  return [start, ...byLoads.values()];
}

const emptyChunk = (loads: bigint): Chunk => ({ pieces: [], size: 0, loads, imports: new Set() });

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

/** What merging each pair of chunks saves; kept, because a merge changes few of them. */
interface Savings {
  /** Without what the chunks that they import cost more. */
  atMost: (one: Chunk, other: Chunk) => number;
  /** What the chunks that a merged pair imports cost more, because all loads of the pair fetch them. */
  ofImports: (one: Chunk, other: Chunk) => number;
  /** Computes those of the changed chunks again. */
  update: (chunks: readonly Chunk[], changed: ReadonlySet<Chunk>) => void;
}

function keepSavings(chunks: readonly Chunk[], loads: readonly Load[], chunkCost: number): Savings {
  const [start] = chunks;
  const weigh = weigher(loads);
  const cost = (size: number, fetchedBy: bigint, isStart: boolean) =>
    weigh(fetchedBy) * (size + (isStart ? 0 : chunkCost));
  const costOf = (chunk: Chunk) => cost(chunk.size, chunk.loads, chunk === start);
  const costs = new Map<Chunk, number>();
  const kept = new Map<Chunk, Map<Chunk, number>>();
  const atMost = (one: Chunk, other: Chunk) => kept.get(one)?.get(other) ?? 0;
  const ofImports = (one: Chunk, other: Chunk) => {
    const seen = new Set([one, other]);
    const fetchedBy = one.loads | other.loads;
    const open = [...one.imports, ...other.imports];
    let more = 0;
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      more += cost(chunk.size, chunk.loads | fetchedBy, chunk === start) - (costs.get(chunk) ?? 0);
      open.push(...chunk.imports);
    }
    return more;
  };
  const update: Savings['update'] = (left, changed) => {
    for (const chunk of changed) costs.set(chunk, costOf(chunk));
    for (const [index, one] of left.entries()) {
      const row = kept.get(one) ?? new Map<Chunk, number>();
      kept.set(one, row);
      for (const other of left.slice(index + 1)) {
        if (!changed.has(one) && !changed.has(other)) continue;
        const merged = cost(one.size + other.size, one.loads | other.loads, one === start);
        row.set(other, (costs.get(one) ?? 0) + (costs.get(other) ?? 0) - merged);
      }
    }
  };
  update(chunks, new Set(chunks));
  return { atMost, ofImports, update };
}

/** The pair that saves most of those whose merge creates no cycle; undefined if none saves anything. */
function findBest(savings: Savings, chunks: readonly Chunk[]): [Chunk, Chunk] | undefined {
  const useful: { pair: [Chunk, Chunk]; atMost: number }[] = [];
  for (const [index, one] of chunks.entries())
    for (const other of chunks.slice(index + 1)) {
      const atMost = savings.atMost(one, other);
      if (atMost > 0) useful.push({ pair: [one, other], atMost });
    }
  let best: { pair: [Chunk, Chunk]; saved: number } | undefined;
  for (const { pair, atMost } of useful.toSorted((a, b) => b.atMost - a.atMost)) {
    const least = best?.saved ?? 0;
    if (atMost <= least) break;
    const saved = atMost - savings.ofImports(...pair);
    if (saved > least && !isBetween(...pair)) best = { pair, saved };
  }
  return best?.pair;
}

/** Whether one chunk imports the other through a third: merging them would create a cycle. */
function isBetween(one: Chunk, other: Chunk): boolean {
  return reachesAround(one, other) || reachesAround(other, one);
}

function reachesAround(from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>();
  const open = [...from.imports].filter((chunk) => chunk !== to);
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...chunk.imports);
  }
  return false;
}

/** Merges the other chunk into the first, and returns the chunks that have changed. */
function join(chunks: Chunk[], one: Chunk, other: Chunk): ReadonlySet<Chunk> {
  one.pieces.push(...other.pieces);
  one.size += other.size;
  one.loads |= other.loads;
  for (const imported of other.imports) one.imports.add(imported);
  for (const chunk of chunks) if (chunk.imports.delete(other)) chunk.imports.add(one);
  one.imports.delete(one);
  chunks.splice(chunks.indexOf(other), 1);
  return new Set([one, ...spreadLoads(one)]);
}

/** Adds the loads of a chunk to the chunks that it imports, and returns those that gained some. */
function spreadLoads(from: Chunk): Chunk[] {
  const gained: Chunk[] = [];
  const open = [from];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop())
    for (const imported of chunk.imports) {
      const loads = imported.loads | chunk.loads;
      if (loads === imported.loads) continue;
      imported.loads = loads;
      gained.push(imported);
      open.push(imported);
    }
  return gained;
}
