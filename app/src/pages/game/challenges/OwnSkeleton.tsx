import { PanelSections, Row, Skeleton, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Skeleton of the right column while the standing of the team is loading. */
export function OwnSkeleton() {
  const { LL } = useLanguage();
  return (
    <PanelSections label={LL.game.own.label()}>
      <Row gap={12}>
        <Skeleton shape="avatar" width="40px" height="40px" />
        <Stack grow>
          <Skeleton width="48%" />
          <Skeleton width="32%" />
        </Stack>
      </Row>
      <Skeleton height="40px" />
      <Skeleton shape="chart" height="72px" />
      <Stack gap={12}>
        <Skeleton width="28%" />
        <Skeleton width="86%" />
        <Skeleton width="74%" />
      </Stack>
    </PanelSections>
  );
}
