// What is left of styled-components in a page that was built: see `kit-styles.ts`.
import { createElement, type ElementType, type FunctionComponent } from 'react';

interface StyledProps {
  as?: ElementType;
  className?: string;
}

interface Made extends FunctionComponent<StyledProps> {
  target: ElementType;
  className: string;
}

/**
 * A component with a class.
 * @param styled an element's name, any component that takes `className`, or one that this made:
 *   then with its class too
 */
export function make(styled: ElementType | Made, name: string): Made {
  const base = typeof styled === 'function' && 'target' in styled ? styled : null;
  const target = base?.target ?? styled;
  const own = base ? `${base.className} ${name}` : name;
  const Made: Made = ({ as, className, ...props }) =>
    createElement(as ?? target, { ...props, className: className ? `${className} ${own}` : own });
  Made.target = target;
  Made.className = own;
  return Made;
}

/** Adds styles behind those that are there. Unlike a `style` element it needs no leave of the CSP. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
