import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, UpdatePrompt } from '@halyard/ui-kit';
import { OfflineIcon, SuspendedIcon } from '@halyard/ui-kit/icons';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useNewBuild } from '../build/use-new-build.ts';
import { useConnection } from '../connection/connection.ts';
import { useIsBanned } from '../session/ban.ts';
import { useSessionPrompt } from '../session/session-prompt.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { hasUnsavedInput } from '../../forms/unsaved-input.ts';

/**
 * Banner above the page: no connection, a banned person, or a new build. Its code is part of the first load, because
 * without a connection nothing else can be loaded.
 * @param otherwise the banner of the page, shown while there is none of these
 */
export function FrameBanner({ otherwise }: { otherwise: ReactNode }) {
  const { LL, dates } = useLanguage();
  const client = useQueryClient();
  const { state, since } = useConnection();
  const { isOut, later } = useNewBuild();
  // The frame shows one banner at a time.
  const isBanned = useIsBanned();
  const isCovered = useSessionPrompt() === 'put-off';
  const words = LL.frame;
  if (isCovered) return null;
  if (state !== 'polling') {
    const retry = () => {
      // The browser's online state is sometimes wrong.
      onlineManager.setOnline(true);
      void client.refetchQueries({ type: 'active' });
    };
    return (
      <Banner
        tone="warn"
        edge
        icon={OfflineIcon}
        action={
          <Button size="small" onClick={retry}>
            {LL.common.retry()}
          </Button>
        }
      >
        {words[state]({ time: dates.clock(since) })}
      </Banner>
    );
  }
  if (isBanned) return <Banned />;
  return isOut ? <NewBuild onLater={later} /> : otherwise;
}

/** Says why a banned person sees the site as a visitor does. */
function Banned() {
  const { LL } = useLanguage();
  const signOut = useSignOut();
  return (
    <Banner
      tone="danger"
      edge
      icon={SuspendedIcon}
      action={
        <Button size="small" onClick={signOut}>
          {LL.frame.signOut()}
        </Button>
      }
    >
      {LL.account.banned()}
    </Banner>
  );
}

/** Offers the new build; warns if there is unsaved input. */
function NewBuild({ onLater }: { onLater: () => void }) {
  const { LL } = useLanguage();
  const [isWarned, setWarned] = useState(false);
  const words = LL.frame;
  const reload = () => {
    if (!isWarned && hasUnsavedInput()) setWarned(true);
    else window.location.reload();
  };
  return (
    <UpdatePrompt
      edge
      words={{ later: words.later(), reload: words.reload() }}
      onLater={onLater}
      onReload={reload}
    >
      {isWarned ? words.newBuildUnsaved() : words.newBuild()}
    </UpdatePrompt>
  );
}
