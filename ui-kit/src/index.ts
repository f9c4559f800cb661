export * from './foundations.ts';
export * from './controls.ts';
export * from './patterns.ts';
export * from './staff.ts';
