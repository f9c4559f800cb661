import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Row, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { MaskedFlag } from '../MaskedFlag/MaskedFlag.tsx';

/** A file and the flag in it. */
export interface FlagPair {
  id: string;
  /** Name of the file; absent if the flag has no file yet. */
  file?: string;
  /** Absent if the file has no flag yet. */
  flag?: string;
  /** The team that has the pair; absent if the pair is free. */
  holder?: string;
  /** Small buttons: set the flag, replace the file, delete. */
  action?: ReactNode;
}

export interface FlagPairingProps {
  /** "Files and flags of Anchor Point" */
  label: string;
  /** A file with its flag and the team that has it, in the order of assignment. */
  pairs: readonly FlagPair[];
  /** "6 pairs short: 418 teams, 412 pairs" */
  short?: ReactNode;
  /** Shows skeleton rows. */
  loading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Headings of the columns and names of the buttons in the page's language. */
  words: {
    file: string;
    flag: string;
    holder: string;
    /** Label for pairs without a team. */
    free: string;
    noFile: string;
    noFlag: string;
    /** Announced instead of the dots. */
    masked: string;
    /** Names of the reveal button of a row, given its file or number. */
    reveal: (file: string) => string;
    hide: (file: string) => string;
    /** Heading of the column with buttons, for assistive technology. */
    actions: string;
  };
}

function Missing({ children }: { children: string }) {
  return (
    <Badge tone="warn" icon={TriangleAlert}>
      {children}
    </Badge>
  );
}

/** Which flag is in which file, where each team gets its own file. */
export function FlagPairing({ label, pairs, short, loading, empty, words }: FlagPairingProps) {
  const [shown, setShown] = useState<string>();
  const eye = ({ id, file }: FlagPair) => {
    const open = shown === id;
    return (
      <IconButton
        size="small"
        icon={open ? EyeOff : Eye}
        label={open ? words.hide(file ?? id) : words.reveal(file ?? id)}
        onClick={() => setShown(open ? undefined : id)}
      />
    );
  };
  return (
    <Stack gap={8}>
      {short !== undefined && <Banner tone="warn">{short}</Banner>}
      <DataTable
        caption={label}
        inset
        rows={pairs}
        rowKey={(pair) => pair.id}
        loadingRows={loading ? 4 : 0}
        empty={empty}
        columns={[
          {
            id: 'file',
            header: words.file,
            cell: ({ file }) =>
              file === undefined ? (
                <Missing>{words.noFile}</Missing>
              ) : (
                <Text mono size={13}>
                  {file}
                </Text>
              ),
          },
          {
            id: 'flag',
            header: words.flag,
            cell: ({ id, flag }) =>
              flag === undefined ? (
                <Missing>{words.noFlag}</Missing>
              ) : (
                <MaskedFlag flag={flag} shown={shown === id} masked={words.masked} />
              ),
          },
          {
            id: 'holder',
            header: words.holder,
            cell: ({ holder }) =>
              holder ?? (
                <Text size={13} tone="faint">
                  {words.free}
                </Text>
              ),
          },
          {
            id: 'actions',
            header: words.actions,
            align: 'end',
            cell: (pair) => (
              <Row gap={4} justify="end">
                {pair.flag !== undefined && eye(pair)}
                {pair.action}
              </Row>
            ),
          },
        ]}
      />
    </Stack>
  );
}
