import { createChallenge, listEditChallenges, updateChallenge } from '@halyard/sdk';
import type { Client } from '@halyard/sdk';
import { SERVICE_PORT } from './services/images.ts';
import { services } from './services/services.ts';

const MEMORY_MEBIBYTES = 128;
const TENTHS_OF_A_PROCESSOR = 5;

/**
 * Creates the challenges that run in containers, and shows them only where there are images.
 * @param images names of the images by slug; null: no engine answers
 */
export async function ensureServices(
  client: Client,
  gameId: number,
  images: ReadonlyMap<string, string> | null,
): Promise<void> {
  const there = await listEditChallenges(gameId, { client });
  for (const { slug, title, category, statement, hints, ...scores } of services) {
    const known = there.find((other) => other.title === title);
    const containerImage = images?.get(slug);
    if (containerImage === undefined) {
      if (known?.isEnabled)
        await updateChallenge({ gameId, challengeId: known.id }, { isEnabled: false }, { client });
      continue;
    }
    const { id } =
      known ??
      (await createChallenge(gameId, { title, category, type: 'DynamicContainer' }, { client }));
    const fields = {
      ...scores,
      content: statement,
      hints: [...hints],
      containerImage,
      exposePort: SERVICE_PORT,
      memoryLimit: MEMORY_MEBIBYTES,
      cpuCount: TENTHS_OF_A_PROCESSOR,
      isEnabled: true,
    };
    await updateChallenge({ gameId, challengeId: id }, fields, { client });
  }
}
