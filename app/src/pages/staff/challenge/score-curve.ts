/** What decides how the worth of a challenge falls. */
export interface ScoreRule {
  originalScore: number;
  /** Share of the original score that it keeps in any case, in percent. */
  minPercent: number;
  difficulty: number;
}

/** The points of a challenge after a number of counted solves, as the contract defines them. */
export function pointsAfter({ originalScore, minPercent, difficulty }: ScoreRule, solves: number) {
  if (solves <= 1) return originalScore;
  const kept = minPercent / 100;
  return Math.floor(
    originalScore * (kept + (1 - kept) * Math.exp((1 - solves) / Math.max(difficulty, 1e-6))),
  );
}

/** Points that are never undercut. */
export function floorPoints({ originalScore, minPercent }: ScoreRule): number {
  return Math.floor((originalScore * minPercent) / 100);
}
