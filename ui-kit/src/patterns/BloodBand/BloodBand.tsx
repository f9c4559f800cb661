import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { Band, Points, Team, What } from './BloodBand.styles.ts';

export interface BloodBandProps {
  /** 1, 2 or 3: first, second or third blood. */
  place: BloodPlace;
  /** Name of the pennant: "First blood". */
  placeLabel: string;
  /** Name of the team that solved it. */
  team: string;
  /** Decides the flag before the challenge. */
  category: AnyCategory;
  /** Title of the solved challenge. */
  challenge: string;
  /** "+521" */
  points: string;
}

/** Announces the newest first blood across the page. The page removes it after ten seconds. */
export function BloodBand({
  place,
  placeLabel,
  team,
  category,
  challenge,
  points,
}: BloodBandProps) {
  return (
    <Band role="status" data-place={place}>
      <BloodPennant place={place} size={56} label={placeLabel} />
      <div>
        <Team>{team}</Team>
        <What>
          <CategoryFlag category={category} />
          <span>{challenge}</span>
        </What>
      </div>
      <Points>{points}</Points>
    </Band>
  );
}
