import { useId, type ReactNode } from 'react';
import { Description, Fields, Root, Title } from './FormSection.styles.ts';

export interface FormSectionProps {
  title: string;
  /** Why these fields are here, in a sentence. */
  description?: ReactNode;
  /** Anchor of the section. */
  id?: string;
  /** Title column of 172 instead of 248 px, beside a panel. */
  narrow?: boolean;
  /** `FormField`s, one under the other. */
  children: ReactNode;
}

/** Fields that belong together: the title on the left, on wide screens, the fields on the right. */
export function FormSection({ title, description, id, narrow, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-narrow={narrow || undefined}>
      <div>
        <Title id={titleId}>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </div>
      <Fields>{children}</Fields>
    </Root>
  );
}
