import { CircleAlert, Image, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import type { ImageOnItsWay } from './use-image-uploads.ts';

const Rows = styled.ul`
  border-block-start: 1px solid ${color.line};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(80px, 160px) auto;
  gap: 8px;
  align-items: center;
  padding-block: 4px;
  padding-inline: 12px 4px;
  color: ${color.muted};
  ${text.t12}

  &[data-failed] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    color: ${color.danger};
  }
`;

const Name = styled.span`
  ${text.cut}
`;

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
