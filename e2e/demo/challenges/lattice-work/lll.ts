import { required } from '../tools/required.ts';

type Vector = readonly bigint[];

const dot = (one: Vector, other: Vector): bigint =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0n), 0n);

const minus = (one: Vector, times: bigint, other: Vector): Vector =>
  one.map((value, at) => value - times * (other[at] ?? 0n));

/** a / b rounded to the nearest whole number; b is positive. */
function rounded(a: bigint, b: bigint): bigint {
  const doubled = 2n * a + b;
  const quotient = doubled / (2n * b);
  return doubled < 0n && doubled % (2n * b) !== 0n ? quotient - 1n : quotient;
}

/**
 * Lenstra, Lenstra and Lovász in whole numbers (Cohen's integral form, delta 3/4): a basis of
 * the same lattice whose first vectors are short. The rows given must be independent.
 */
export function reducedBasis(rows: readonly Vector[]): Vector[] {
  const basis = [...rows];
  // Determinants of the leading Gram matrices, shifted by one: grams[0] is that of nothing.
  const grams: bigint[] = [1n];
  const lambda: bigint[][] = basis.map(() => []);
  const row = (at: number): Vector => required(basis[at], 'row');
  const gram = (at: number): bigint => required(grams[at + 1], 'determinant');
  const entry = (at: number, column: number): bigint => lambda[at]?.[column] ?? 0n;
  const setEntry = (at: number, column: number, value: bigint): void => {
    required(lambda[at], 'coefficients')[column] = value;
  };

  function orthogonalise(k: number): void {
    for (let j = 0; j <= k; j += 1) {
      let value = dot(row(k), row(j));
      for (let i = 0; i < j; i += 1)
        value = (gram(i) * value - entry(k, i) * entry(j, i)) / gram(i - 1);
      if (j < k) setEntry(k, j, value);
      else grams[k + 1] = value;
    }
  }

  function shorten(k: number, l: number): void {
    const times = rounded(entry(k, l), gram(l));
    if (times === 0n) return;
    basis[k] = minus(row(k), times, row(l));
    setEntry(k, l, entry(k, l) - times * gram(l));
    for (let i = 0; i < l; i += 1) setEntry(k, i, entry(k, i) - times * entry(l, i));
  }

  function swapWithPrevious(k: number, last: number): void {
    [basis[k - 1], basis[k]] = [row(k), row(k - 1)];
    for (let j = 0; j < k - 1; j += 1) {
      const previous = entry(k - 1, j);
      setEntry(k - 1, j, entry(k, j));
      setEntry(k, j, previous);
    }
    const pivot = entry(k, k - 1);
    const middle = (gram(k - 2) * gram(k) + pivot * pivot) / gram(k - 1);
    for (let i = k + 1; i <= last; i += 1) {
      const value = entry(i, k);
      setEntry(i, k, (gram(k) * entry(i, k - 1) - pivot * value) / gram(k - 1));
      setEntry(i, k - 1, (middle * value + pivot * entry(i, k)) / gram(k));
    }
    grams[k] = middle;
  }

  orthogonalise(0);
  let known = 0;
  for (let k = 1; k < basis.length;) {
    if (k > known) {
      known = k;
      orthogonalise(k);
    }
    shorten(k, k - 1);
    const pivot = entry(k, k - 1);
    if (4n * (gram(k) * gram(k - 2) + pivot * pivot) < 3n * gram(k - 1) * gram(k - 1)) {
      swapWithPrevious(k, known);
      k = Math.max(1, k - 1);
    } else {
      for (let l = k - 2; l >= 0; l -= 1) shorten(k, l);
      k += 1;
    }
  }
  return basis;
}
