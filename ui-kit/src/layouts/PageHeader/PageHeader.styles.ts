import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { headerBar, headerEnd, headerTitle } from '../HeaderTabs/header-bar.ts';

export const Bar = styled.header`
  ${headerBar}
  @media print {
    position: static;
    /* A page that contains its title has only links here. */
    &:not(:has(h1)),
    > :is(a, nav),
    > div > nav {
      display: none;
    }
  }
`;

export const Lead = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: 16px;
  min-width: 0;
  /* Above tabs in a row below, too. */
  min-height: 56px;
  h1 {
    ${headerTitle}
  }
  ${media.md} {
    flex: 0 1 auto;
  }
`;

export const Crumbs = styled.nav`
  display: none;
  ${media.md} {
    ${text.t14}
    display: block;
    flex-shrink: 1000;
    min-width: 0;
    margin-inline-end: -8px;
    color: ${color.muted};
    ol {
      display: flex;
      gap: 8px;
    }
    li {
      ${text.cut}
    }
    li:nth-child(even) {
      flex: none;
      color: ${color.faint};
    }
    a {
      ${text.cut}
      display: block;
      border-radius: ${radius.badge};
    }
    a:hover {
      color: ${color.text};
    }
  }
`;

export const After = styled.div`
  ${text.t12}
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  color: ${color.faint};
  white-space: nowrap;
`;

export const End = styled.div`
  ${headerEnd}
`;
