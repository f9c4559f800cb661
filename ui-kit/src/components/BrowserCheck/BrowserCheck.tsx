import { CircleAlert, Shield, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, Head, Line, Note, Title } from './BrowserCheck.styles.ts';
import { checkShare, type BrowserCheckState, type CheckProgress } from './browser-check.ts';

export interface BrowserCheckProps {
  /** `none` shows nothing, `work` computes here, `thirdParty` shows another service's box. */
  kind: 'none' | 'work' | 'thirdParty';
  state: BrowserCheckState;
  /** The state in words: "Checking your browser", "Browser check passed". Read out when it changes. */
  title: ReactNode;
  /** At the right of the title: how long it took, "1.4 s". */
  time?: ReactNode;
  /** Hashes, while it runs. */
  progress?: CheckProgress;
  /** Words for the progress: "641,280 of about 1,048,576 hashes". */
  progressText?: string;
  /** "583 kH/s" */
  rate?: ReactNode;
  /** Why it failed or cannot run, and what to do. */
  children?: ReactNode;
  /** A small button: try again. */
  action?: ReactNode;
  /** The other service's box, at its own size. */
  box?: ReactNode;
}

const icons = {
  idle: Shield,
  passed: ShieldCheck,
  failed: ShieldX,
  unsupported: CircleAlert,
} as const;

/** The row above a final button that shows that no robot presses it. */
export function BrowserCheck({
  kind,
  state,
  title,
  time,
  progress,
  progressText,
  rate,
  children,
  action,
  box,
}: BrowserCheckProps) {
  if (kind === 'none') return null;
  return (
    <Frame data-state={state}>
      <Head>
        {state === 'running' ? <Spinner decorative /> : <Icon icon={icons[state]} />}
        <Title role="status">{title}</Title>
        {time !== undefined && <Note>{time}</Note>}
        {action}
      </Head>
      {kind === 'thirdParty' && state !== 'passed' && box}
      {kind === 'work' && state === 'running' && progress && (
        <>
          <Progress
            value={checkShare(progress)}
            label={typeof title === 'string' ? title : ''}
            {...(progressText !== undefined && { valueText: progressText })}
          />
          <Line>
            <span>{progressText}</span>
            <span>{rate}</span>
          </Line>
        </>
      )}
      {children !== undefined && <Note as="p">{children}</Note>}
    </Frame>
  );
}
