import { CircleAlert, Image, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import type { ImageOnItsWay } from './use-image-uploads.ts';
import { Name, Row, Rows } from './UploadRows.styles.ts';

/** Upload progress of pictures, shown under the text. */
export function UploadRows({
  items,
  cancel,
  onForget,
}: {
  items: readonly ImageOnItsWay[];
  cancel: (name: string) => string;
  onForget: (id: number) => void;
}) {
  return (
    items.length > 0 && (
      <Rows>
        {items.map(({ id, name, share, error }) => (
          <Row key={id} data-failed={error === undefined ? undefined : ''}>
            <Icon icon={error === undefined ? Image : CircleAlert} size={14} />
            <Name role={error === undefined ? undefined : 'alert'}>
              {name}
              {error !== undefined && `: ${error}`}
            </Name>
            {error === undefined && <Progress value={share} label={name} />}
            <IconButton size="small" icon={X} label={cancel(name)} onClick={() => onForget(id)} />
          </Row>
        ))}
      </Rows>
    )
  );
}
