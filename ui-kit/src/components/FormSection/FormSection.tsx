import { useId, type ReactNode } from 'react';
import { Description, Fields, Root, Title } from './FormSection.styles.ts';

export interface FormSectionProps {
  /** Heading of the section, above its fields or in a column before them. */
  title: string;
  /** What these fields are for, in a sentence. */
  description?: ReactNode;
  /** Id for links to the section. */
  id?: string;
  /** A title column of 172 instead of 248 px, for forms next to a panel. */
  narrow?: boolean;
  /** `FormField`s. */
  children: ReactNode;
}

/** A group of fields. On wide screens the title is in a column before the fields. */
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
