import { describe } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { testCopy } from './testing/copy-suite.ts';
import { testEngine } from './testing/engine-suite.ts';
import { createFakeEngine, MISSING_IMAGE } from './testing/fake-engine.ts';

const fake = createFakeEngine();
const databases = [await createTestDatabase(), await createTestDatabase()] as const;

describe('the engine of tests', () => {
  const under = {
    engine: fake.engine,
    servingImage: 'harbour/echo',
    missingImage: MISSING_IMAGE,
    talkingImage: 'harbour/echo',
    port: 80,
  };
  testCopy(() => under, databases);
  testEngine(() => ({
    ...under,
    crash: async (name) => fake.crash(name),
  }));
});
