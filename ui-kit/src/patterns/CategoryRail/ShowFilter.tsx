import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Count, Row } from './ShowFilter.styles.ts';

export interface ShowFilterProps {
  label: string;
  /** How many challenges it would leave, "27". */
  count?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One thing to show only, with what it would leave. */
export function ShowFilter({ label, count, checked, onChange }: ShowFilterProps) {
  return (
    <Row>
      <Checkbox checked={checked} onCheckedChange={onChange}>
        {label}
      </Checkbox>
      {count && <Count>{count}</Count>}
    </Row>
  );
}
