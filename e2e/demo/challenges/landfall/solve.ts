import { textOf, unzip } from '../tools/archive.ts';
import { attachment, captured, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

/** Nautical miles east and north of 57 N, 7 E. */
interface Point {
  east: number;
  north: number;
}

const [LATITUDE, LONGITUDE] = [57, 7];
const MILES_PER_DEGREE_EAST = 60 * Math.cos(((LATITUDE + 0.35) * Math.PI) / 180);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = (one: Point, other: Point): number =>
  Math.hypot(one.east - other.east, one.north - other.north);

interface Place extends Point {
  name: string;
  /** The columns after name and position. */
  facts: string[];
}

function places(csv: string): Place[] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', latitude, longitude, ...facts] = line.split(',');
      const north = (Number(latitude) - LATITUDE) * 60;
      return { name, facts, north, east: (Number(longitude) - LONGITUDE) * MILES_PER_DEGREE_EAST };
    });
}

/** The point from which both places are seen under these bearings; undefined if there is none. */
function crossing(one: Point, bearing: number, other: Point, second: number): Point | undefined {
  const [a, b] = [radians(bearing), radians(second)];
  const [east, north] = [one.east - other.east, one.north - other.north];
  const spread = Math.sin(a - b);
  const away = (Math.sin(b) * north - Math.cos(b) * east) / -spread;
  const awayFromOther = (Math.sin(a) * north - Math.cos(a) * east) / -spread;
  if (away < 0 || awayFromOther < 0) return undefined;
  return { east: one.east - away * Math.sin(a), north: one.north - away * Math.cos(a) };
}

function fix(lights: readonly Place[], log: string): Point {
  const white = Number(captured(log, /white and flashes three times[^:]+: bearing (\d+)/));
  const red = Number(captured(log, /red and goes out[^:]+: bearing (\d+)/));
  const inRange = (light: Place, from: Point): boolean =>
    distance(light, from) <= Number(light.facts[1]);
  const of = (character: string): Place[] => lights.filter(({ facts }) => facts[0] === character);
  const fixes = of('Fl(3) W 15s').flatMap((one) =>
    of('Oc R 8s').flatMap((other) => {
      const point = crossing(one, white, other, red);
      return point && inRange(one, point) && inRange(other, point) ? [point] : [];
    }),
  );
  return required(fixes[0], 'fix');
}

const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

export function solve(given: Given): string {
  const files = unzip(attachment(given));
  const log = textOf(files, 'log.txt');
  const start = fix(places(textOf(files, 'lights.csv')), log);

  const anchored = minutes(captured(log, /(\d\d:\d\d) +Anchored/));
  const sailed = anchored - minutes(captured(log, /(\d\d:\d\d) +Two lights/));
  const miles = (Number(captured(log, /speed ([\d.]+) knots/)) * sailed) / 60;
  const course = radians(Number(captured(log, /course to (\d+)/)));
  const anchorage = {
    east: start.east + miles * Math.sin(course),
    north: start.north + miles * Math.cos(course),
  };
  const harbour = places(textOf(files, 'harbours.csv')).reduce((best, place) =>
    distance(place, anchorage) < distance(best, anchorage) ? place : best,
  );

  const tides = captured(textOf(files, 'tides.txt'), /21 Nov +(.+)/).split(/ +/);
  const highWaters = tides.map((clock) => minutes(clock) + Number(harbour.facts[0]));
  const highWater = required(
    highWaters.find((time) => time >= anchored - 60),
    'high water',
  );
  const clock = [Math.floor(highWater / 60), highWater % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `flag{${harbour.name.toLowerCase().replaceAll(' ', '_')}_${clock.join('')}}`;
}
