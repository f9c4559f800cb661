import { Check } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Box, Count, Row } from './ShowFilter.styles.ts';

export interface ShowFilterProps {
  label: string;
  /** How many challenges it would leave, "27". */
  count?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One thing to show only, with what it would leave. */
export const ShowFilter = ({ label, count, checked, onChange }: ShowFilterProps) => (
  <Row>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <Box>
      <Icon icon={Check} size={12} />
    </Box>
    {label}
    {count && <Count>{count}</Count>}
  </Row>
);
