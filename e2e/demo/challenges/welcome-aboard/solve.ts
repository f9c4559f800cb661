import { captured } from '../tools/required.ts';
import type { Given } from '../types.ts';

export function solve(given: Given): string {
  const plate = captured(given.statement, /^> (.+)$/m);
  return `flag{${plate.toLowerCase().replaceAll(' ', '_')}}`;
}
