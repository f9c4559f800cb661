const areas = ['tern bank', 'the long roads', 'gull sound', 'outer skerries', 'cape linnea'];
const winds = ['light airs', 'a fresh breeze', 'a strong wind', 'a gale', 'a storm'];
const quarters = ['from the north', 'from the south west', 'from the east'];
const sights = ['good', 'moderate', 'poor'];

/** What the weather service can say. */
export const PHRASES: readonly string[] = [
  ...areas.flatMap((area) => winds.map((wind) => `${wind} over ${area}`)),
  ...winds.flatMap((wind) => quarters.map((quarter) => `${wind} ${quarter}`)),
  ...areas.flatMap((area) => sights.map((sight) => `${sight} visibility off ${area}`)),
  'backing and easing',
  'veering and freshening',
  'fog banks towards the evening',
  'rain, later showers',
  'snow on the hills',
  'a heavy swell outside',
  'a slight sea inside',
  'drifting ice reported',
  'small craft should stay in port',
  'the barometer is falling slowly',
  'the barometer is rising quickly',
  'no change is expected before noon',
];
