import type { ReactNode } from 'react';
import { MissingFlag } from '../PoleFlag/PoleFlag.tsx';
import {
  Actions,
  Figure,
  Root,
  Title,
  Words,
} from '../../components/EmptyState/EmptyState.styles.ts';
import { NotFound } from '../../components/NotFound/NotFound.tsx';

export interface NoAccessProps {
  /** Which role it needs: "This page is for the role Admin". */
  title: ReactNode;
  /** As whom one is signed in, and who can help. */
  children?: ReactNode;
  /** The address, in small letters above the title. Only on a page. */
  place?: ReactNode;
  /** The next step: home, sign in as someone else. */
  actions?: ReactNode;
  /** `page` fills the page and carries its h1; `region` stands in a list or a panel. Default page. */
  size?: 'page' | 'region';
}

/** It exists, and is for somebody else: which role it needs and how to go on. */
export function NoAccess({ title, children, place, actions, size = 'page' }: NoAccessProps) {
  return size === 'page' ? (
    <NotFound
      figure={<MissingFlag size="large" />}
      title={title}
      lead={children}
      place={place}
      actions={actions}
    />
  ) : (
    <Root>
      <Figure>
        <MissingFlag />
      </Figure>
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
