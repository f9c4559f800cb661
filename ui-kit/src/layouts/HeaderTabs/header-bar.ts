import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, layer, pageInset } from '../../tokens/tokens.ts';

/** The bar at the top of every page: 64 px high, on phones 56 px with the tabs in a row below. */
export const headerBar = css`
  position: sticky;
  inset-block-start: var(--frame-edge, 0px);
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  min-height: 56px;
  padding: 0 ${pageInset};
  border-block-end: 1px solid ${color.line};
  background: ${color.bg};
  /* Tabs come before the actions for the keyboard, as on wide windows; narrow ones show them below. */
  > nav {
    order: 1;
    /* The full width including the page's padding, so that it wraps below the title. */
    flex-basis: calc(100% + 24px);
    margin-inline: -12px;
  }
  ${media.md} {
    flex-wrap: nowrap;
    column-gap: 20px;
    height: 64px;
    > nav {
      order: 0;
      /* Tabs that do not fit are in a menu, so they make room for the title. */
      flex: 0 1000 auto;
      min-width: 120px;
      align-self: stretch;
      /* The selected tab's line is on the header's border. */
      margin: 0 0 -1px;
    }
  }
`;

/** Title of a page with a header. */
export const headerTitle = css`
  ${text.t16}
  ${text.cut}
`;

/** Items at the end of the bar. */
export const headerEnd = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  @media print {
    display: none;
  }
`;
