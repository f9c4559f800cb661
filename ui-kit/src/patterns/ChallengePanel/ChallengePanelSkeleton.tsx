import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import {
  Body,
  Crumb,
  Facts,
  Foot,
  Head,
  Numbers,
  Panel,
  TitleLine,
} from './ChallengePanel.styles.ts';

export interface ChallengePanelSkeletonProps {
  /** "Loading Loose Cannon" */
  label: string;
}

/** Skeleton of the open challenge. */
export function ChallengePanelSkeleton({ label }: ChallengePanelSkeletonProps) {
  return (
    <Panel aria-label={label} aria-busy>
      <Head>
        <Crumb>
          <Skeleton width="140px" />
        </Crumb>
        <TitleLine>
          <Skeleton width="190px" height="28px" />
        </TitleLine>
        <Facts>
          <Numbers>
            <Skeleton width="76px" height="22px" />
            <Skeleton width="64px" height="22px" />
          </Numbers>
          <div>
            <Skeleton height="22px" />
            <Skeleton height="22px" />
            <Skeleton height="22px" />
          </div>
        </Facts>
      </Head>
      <Body>
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton shape="block" height="44px" />
      </Body>
      <Foot>
        <Skeleton shape="block" height="68px" />
      </Foot>
    </Panel>
  );
}
