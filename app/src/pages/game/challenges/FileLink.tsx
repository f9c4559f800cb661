import { createAttachmentLink } from '@halyard/sdk/react';
import type { AttachmentLink } from '@halyard/sdk/types';
import { EntryLine, toast, useTick } from '@halyard/ui-kit';
import { useState } from 'react';
import { useClockOffset } from '../../../app/connection/server-clock.ts';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface FileLinkProps {
  gameId: number;
  challengeId: number;
  /** Name of the file, as the commands save it before there is a link. */
  name: string;
}

/** How long a link lasts, as the note says before there is one. */
const LINK_MINUTES = 10;

/** Commands that download the file of a challenge without a session; each copy has a new link. */
export function FileLink({ gameId, challengeId, name }: FileLinkProps) {
  const { LL, dates } = useLanguage();
  const words = LL.game.challenge;
  const offset = useClockOffset();
  const [made, setMade] = useState<AttachmentLink | null>(null);
  const isValid = useTick((now) => made !== null && now + offset < made.expiresAt);
  const textOf = async (index: number) => {
    try {
      const link = await createAttachmentLink({ gameId, challengeId });
      setMade(link);
      return downloadLines(link.name, link.path)[index] ?? '';
    } catch (error) {
      toast({ tone: 'danger', title: failureText(LL, error) });
      throw error;
    }
  };
  return (
    <EntryLine
      lines={isValid && made ? downloadLines(made.name, made.path) : downloadLines(name, null)}
      textOf={textOf}
      note={
        isValid && made
          ? words.fileLinkValid({ time: dates.weekMoment(made.expiresAt) })
          : words.fileLinkNote({ minutes: LINK_MINUTES })
      }
      copyLabel={words.fileLinkCopy()}
      quiet
    />
  );
}

/** The commands for a path of this server; without one, what they will look like. */
export function downloadLines(name: string, path: string | null): [string, string] {
  const { origin } = location;
  const address = quoted(path === null ? `${origin}/assets/…` : `${origin}${path}`);
  // A name that begins with a dash would be an option.
  const file = quoted(name.startsWith('-') ? `./${name}` : name);
  return [`curl -f -o ${file} ${address}`, `wget -O ${file} ${address}`];
}

/** One word of a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
