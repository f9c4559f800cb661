import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { useBelow } from '../../provider/use-below.ts';

export interface DetailPanelProps {
  /** Name of the selected item: "Undertow". */
  title: string;
  /** A badge next to the title. Only in the panel. */
  mark?: ReactNode;
  /** Whether something is selected. Closed, the panel takes no space. */
  open: boolean;
  /** Called by the close button, and by Esc where it is a sheet. */
  onClose: () => void;
  /** Stays at the bottom while the content scrolls. */
  foot?: ReactNode;
  /** Below this breakpoint it is a sheet. Default `md`. */
  from?: 'md' | 'lg' | 'xl';
  /** Details of the selected item; they scroll. */
  children: ReactNode;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding-block: 8px;
  padding-inline: 20px 12px;
  border-block-end: 1px solid ${color.line};

  h2 {
    ${text.t14}
    ${text.cut}
    font-weight: 600;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** Details of the selected row: a panel next to the list, or a sheet in narrow windows. */
export function DetailPanel({
  title,
  mark,
  open,
  onClose,
  foot,
  from = 'md',
  children,
}: DetailPanelProps) {
  const labels = useLabels();
  if (useBelow(from)) {
    return (
      <Sheet open={open} onClose={onClose} title={title} footer={foot}>
        {children}
      </Sheet>
    );
  }
  return open ? (
    <SidePanel
      label={title}
      foot={foot}
      head={
        <Head>
          <h2>{title}</h2>
          {mark}
          <IconButton size="small" icon={X} label={labels.close} kbd="esc" onClick={onClose} />
        </Head>
      }
    >
      {children}
    </SidePanel>
  ) : null;
}
