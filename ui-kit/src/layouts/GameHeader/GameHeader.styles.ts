import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { headerBar, headerEnd, headerTitle } from '../HeaderTabs/header-bar.ts';

export const Bar = styled.header`
  ${headerBar}
  > nav {
    display: none;
  }
  ${media.md} {
    > nav {
      display: block;
    }
  }
`;

export const Lead = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  h1 {
    ${headerTitle}
    line-height: 20px;
  }
  ${media.md} {
    flex: 0 1 auto;
    flex-direction: row;
    align-items: center;
    gap: 16px;
    h1 {
      line-height: 24px;
    }
  }
`;

export const Line = styled.div`
  ${text.t12}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
  white-space: nowrap;
`;

export const Narrow = styled.span`
  ${text.cut}
  ${media.md} {
    display: none;
  }
`;

export const End = styled.div`
  ${headerEnd}
  ${media.md} {
    gap: 24px;
  }
`;

export const Wide = styled.div`
  display: none;
  ${media.md} {
    display: flex;
    align-items: center;
    gap: 24px;
  }
`;

// The colour `control` instead of the brand colour, which marks what belongs to the viewer.
export const Passed = styled.div`
  position: absolute;
  inset-block: auto -1px;
  inset-inline: 0 auto;
  width: var(--passed);
  height: 1px;
  background: ${color.control};
  &::after {
    content: '';
    position: absolute;
    inset-block: -3px auto;
    inset-inline: auto 0;
    width: 1px;
    height: 7px;
    background: ${color.muted};
  }
`;
