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
  /** The required role: "This page is for the role Admin". */
  title: ReactNode;
  /** The current account, and who can help. */
  children?: ReactNode;
  /** The address, in small text above the title. Only for a page. */
  place?: ReactNode;
  /** Next steps: home, sign in as someone else. */
  actions?: ReactNode;
  /** `page` fills the page and has its h1; `region` is for a list or a panel. Default `page`. */
  fills?: 'page' | 'region';
}

/** Shown instead of content that requires another role: says which one, and how to continue. */
export function NoAccess({ title, children, place, actions, fills = 'page' }: NoAccessProps) {
  return fills === 'page' ? (
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
