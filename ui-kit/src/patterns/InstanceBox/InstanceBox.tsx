import {
  Cable,
  FlaskConical,
  CircleAlert,
  CircleSlash,
  Layers,
  Server,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { useTick } from '../../components/Countdown/ticker.ts';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Ring } from '../../components/Ring/Ring.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { ExtendButton, type ExtendProps } from './ExtendButton.tsx';
import { instanceStage, type InstanceStage } from './instance-stage.ts';
import { Actions, Box, Glyph, Note, Title, Words } from './InstanceBox.styles.ts';
import { LifeRing, type InstanceLife, type LifeWords } from './LifeRing.tsx';

export interface InstanceBoxProps {
  /** Decides the icon and which of the other parts are shown. */
  state: InstanceState;
  /** Name of the region: "Instance of Loose Cannon". */
  label: string;
  /** Label of the state: "Starting, 7 s"; an `EntryLine` while it runs. */
  title: ReactNode;
  /** Details: "Lives 120 min, one of 2 free". While it runs, they may depend on the stage. */
  note?: ReactNode | ((stage: InstanceStage) => ReactNode);
  /** While it starts, what is done, from 0 to 1, in place of the spinner. */
  progress?: { share: number; text: string; label: string } | undefined;
  /** Remaining time, while it runs. */
  life?: InstanceLife | undefined;
  /** Texts for the ring; required with `life`. */
  lifeWords?: LifeWords | undefined;
  /** The button that extends it, while it runs. */
  extend?: ExtendProps | undefined;
  /** Start, Cancel or Try again; a menu while it runs. */
  actions?: ReactNode;
  /** `test` is a test container, `proxy` is accessed through the platform. Default `player`. */
  kind?: 'player' | 'test' | 'proxy';
  /** Label of the kind: "Test"; without it the kind is not shown. */
  kindLabel?: string | undefined;
  /** `box` has a border, `row` is for panels. Default `box`. */
  look?: 'box' | 'row';
  /** Announced once when a stage begins: "Ends in ten minutes. It can be extended." */
  announce?: Partial<Record<InstanceStage, string>> | undefined;
}

const kindIcons = { player: undefined, test: FlaskConical, proxy: Cable };

/**
 * - none: may be started
 * - requested: queued; starting: not reachable yet
 * - running: reachable
 * - failed: did not start; ended: expired or was destroyed
 * - limit: the team already runs as many as it may
 */
type InstanceState = 'none' | 'requested' | 'starting' | 'running' | 'failed' | 'ended' | 'limit';

interface Look {
  /** Undefined for a spinner. */
  icon?: LucideIcon;
  tone?: 'info' | 'warn' | 'danger';
  waits?: boolean;
}

const INSTANCE_LOOKS: Record<InstanceState, Look> = {
  none: { icon: Server },
  requested: { waits: true },
  starting: { tone: 'info', waits: true },
  running: { icon: Server },
  failed: { icon: CircleAlert, tone: 'danger' },
  ended: { icon: CircleSlash },
  limit: { icon: Layers, tone: 'warn' },
};

type StatePictureProps = Pick<InstanceBoxProps, 'state' | 'progress' | 'life' | 'lifeWords'>;

/** The remaining time while it runs, the progress while it starts, otherwise an icon. */
function StatePicture({ state, progress, life, lifeWords }: StatePictureProps) {
  const { icon, tone, waits } = INSTANCE_LOOKS[state];
  if (state === 'running' && life && lifeWords) return <LifeRing life={life} words={lifeWords} />;
  if (waits && progress) {
    return (
      <Ring value={progress.share} tone="brand" label={progress.label}>
        {progress.text}
      </Ring>
    );
  }
  return (
    <Glyph data-tone={tone}>
      {icon ? <Icon icon={icon} size={20} /> : <Spinner size={20} decorative />}
    </Glyph>
  );
}

/** The container of a challenge: its state, entry, remaining time and next step. */
export function InstanceBox({
  state,
  label,
  title,
  note,
  progress,
  life,
  lifeWords,
  extend,
  actions,
  kind = 'player',
  kindLabel,
  look = 'box',
  announce = {},
}: InstanceBoxProps) {
  const running = state === 'running';
  const stage = useTick((now) =>
    running && life ? instanceStage(life.until - now - (life.offset ?? 0), extend?.window) : 'calm',
  );
  const { waits } = INSTANCE_LOOKS[state];
  const kindIcon = kindIcons[kind];
  return (
    <Box aria-label={label} aria-busy={waits || undefined} data-look={look}>
      <StatePicture state={state} progress={progress} life={life} lifeWords={lifeWords} />
      <Words>
        {/* While it runs, the title is an entry with buttons, which is not announced. */}
        <Title role={running ? undefined : 'status'}>
          {title}
          {kindLabel && <Badge {...(kindIcon && { icon: kindIcon })}>{kindLabel}</Badge>}
        </Title>
        {note !== undefined && (
          <Note data-stage={stage}>{typeof note === 'function' ? note(stage) : note}</Note>
        )}
      </Words>
      <Actions>
        {actions}
        {running && extend && <ExtendButton {...extend} stage={stage} />}
      </Actions>
      <LiveRegion>{running && announce[stage]}</LiveRegion>
    </Box>
  );
}
