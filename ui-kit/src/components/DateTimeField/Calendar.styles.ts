import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Styles of react-day-picker; the class names are the library's. */
export const Month = styled.div`
  --cell: 34px;
  width: calc(7 * var(--cell));

  .rdp-months {
    position: relative;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 4px;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: ${radius.small};
    color: ${color.muted};

    &[aria-disabled='true'] {
      color: ${color.disabled};
      cursor: not-allowed;
    }
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 28px;
    margin-block-end: 8px;
    padding-inline-start: 6px;
    ${text.t14}
    font-weight: 600;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    width: var(--cell);
    height: 28px;
    color: ${color.muted};
    ${text.t12}
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: var(--cell);
    height: var(--cell);
    border-radius: ${radius.small};
    ${text.t13}
    ${text.figures}

    &:focus-visible {
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
  .rdp-outside .rdp-day_button {
    color: ${color.faint};
  }
  .rdp-disabled .rdp-day_button {
    color: ${color.disabled};
  }
  .rdp-today .rdp-day_button {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rdp-span .rdp-day_button,
  .rdp-range_middle .rdp-day_button {
    border-radius: 0;
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button,
  .rdp-span_start .rdp-day_button {
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
  }

  ${media.hover} {
    .rdp-button_previous:hover:not([aria-disabled='true']),
    .rdp-button_next:hover:not([aria-disabled='true']),
    .rdp-day:not(.rdp-selected, .rdp-span_start) .rdp-day_button:hover:not(:disabled) {
      background: ${color.press};
      color: ${color.text};
    }
  }
  ${media.coarse} {
    --cell: 44px;
    max-width: 100%;
  }
`;
