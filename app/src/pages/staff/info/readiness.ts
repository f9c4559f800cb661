import { allows } from '@halyard/sdk/rules';
import type {
  ChallengePictures,
  ContainerState,
  Division,
  GameImage,
  GameInfo,
} from '@halyard/sdk/types';
import type { GameCounts } from '../shared/use-game-counts.ts';

/** The checks of a game before its start. */
export type ReadinessName =
  | 'summary'
  | 'poster'
  | 'divisions'
  | 'challenges'
  | 'files'
  | 'points'
  | 'pictures'
  | 'images'
  | 'isolation'
  | 'review'
  | 'visible';

/** One check and its result. */
export interface ReadinessCheck {
  name: ReadinessName;
  isDone: boolean;
}

/** What is loaded beside the counts, as far as it is. */
interface ReadinessData {
  divisions: readonly Division[] | undefined;
  images: readonly GameImage[] | undefined;
  containers: ContainerState | undefined;
  /** Challenges with pictures that players see as links. */
  pictures: readonly ChallengePictures[] | undefined;
}

/** The checklist of a game, as far as its data is loaded, in the order of the runbook. */
export function checkReadiness(
  game: GameInfo,
  { challenges, enabled, pending, shortOfFiles, worthless }: GameCounts,
  { divisions, images, containers, pictures }: ReadinessData,
): ReadinessCheck[] {
  const results: Record<ReadinessName, boolean | undefined> = {
    summary: game.summary.trim() !== '' && game.content.trim() !== '',
    poster: game.poster !== null,
    divisions: divisions && canJoin(divisions),
    review: pending === undefined ? undefined : pending === 0,
    challenges: challenges === undefined ? undefined : challenges > 0 && enabled === challenges,
    files: shortOfFiles && shortOfFiles.length === 0,
    points: worthless && worthless.length === 0,
    pictures: pictures && pictures.length === 0,
    images: images && areThere(images),
    isolation: images && images.length > 0 ? areIsolated(containers) : undefined,
    visible: !game.hidden,
  };
  return Object.entries(results).flatMap(([name, isDone]) =>
    isDone === undefined ? [] : [{ name: name as ReadinessName, isDone }],
  );
}

/** Whether teams can join a game with these divisions; without any, they join the game itself. */
function canJoin(divisions: readonly Division[]): boolean {
  return (
    divisions.length === 0 ||
    divisions.some(({ defaultPermissions }) => allows(defaultPermissions, 'joinGame'))
  );
}

/** Whether the engine has the images of a game; undefined before all have been looked at. */
function areThere(images: readonly GameImage[]): boolean | undefined {
  if (images.some(({ state }) => state === 'Unavailable')) return false;
  return images.length > 0 && images.every(({ state }) => state === 'Ready') ? true : undefined;
}

/** Whether containers are kept away from the machine that runs them; undefined while unknown. */
function areIsolated(containers: ContainerState | undefined): boolean | undefined {
  if (!containers?.isolation) return undefined;
  return containers.isolation === 'Isolated' && containers.isolationRequired;
}
