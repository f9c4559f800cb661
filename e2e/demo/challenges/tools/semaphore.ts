/**
 * Flag semaphore: the directions of both arms for each letter, in eighths of a turn, clockwise
 * from hanging down, as seen by the reader. The smaller one stands first.
 */
export const SEMAPHORE: Readonly<Record<string, string>> = {
  a: '01',
  b: '02',
  c: '03',
  d: '04',
  e: '05',
  f: '06',
  g: '07',
  h: '12',
  i: '13',
  j: '46',
  k: '14',
  l: '15',
  m: '16',
  n: '17',
  o: '23',
  p: '24',
  q: '25',
  r: '26',
  s: '27',
  t: '34',
  u: '35',
  v: '47',
  w: '56',
  x: '57',
  y: '36',
  z: '67',
  ' ': '00',
};
