import { CircleAlert, Shield, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, Head, Line, Note, Title } from './BrowserCheck.styles.ts';
import { checkShare, type BrowserCheckState, type CheckProgress } from './browser-check.ts';

export interface BrowserCheckProps {
  /**
   * `none` renders nothing, `work` computes a proof of work, `thirdParty` shows the widget of
   * another service.
   */
  kind: 'none' | 'work' | 'thirdParty';
  /** How far the check is; decides the icon and which of the other parts are shown. */
  state: BrowserCheckState;
  /**
   * The state in words: "Checking your browser", "Browser check passed". Announced when it changes.
   */
  title: ReactNode;
  /** Next to the title: how long the check took, "1.4 s". */
  time?: ReactNode;
  /** Number of hashes computed so far, while the check runs. */
  progress?: CheckProgress;
  /** Text for the progress: "641,280 of about 1,048,576 hashes". */
  progressText?: string;
  /** Hash rate: "583 kH/s". */
  rate?: ReactNode;
  /** Why it failed or cannot run, and what to do. */
  children?: ReactNode;
  /** A small button: try again. */
  action?: ReactNode;
  /** The widget of the other service, at its own size. */
  box?: ReactNode;
}

const icons = {
  idle: Shield,
  passed: ShieldCheck,
  failed: ShieldX,
  unsupported: CircleAlert,
} as const;

/** The state of the bot check, shown above the submit button of a form. */
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
