import { describe } from 'vitest';
import { testEngine } from './testing/engine-suite.ts';
import { createFakeEngine, MISSING_IMAGE } from './testing/fake-engine.ts';

const fake = createFakeEngine();

describe('the engine of tests', () => {
  testEngine(() => ({
    engine: fake.engine,
    servingImage: 'harbour/echo',
    missingImage: MISSING_IMAGE,
    talkingImage: 'harbour/echo',
    port: 80,
    crash: async (name) => fake.crash(name),
  }));
});
