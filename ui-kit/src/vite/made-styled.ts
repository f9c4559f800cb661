// Replaces styled-components in a built page: see `kit-styles.ts`.
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
 * Creates a component with a class.
 * @param styled an element's name, a component that takes `className`, or a component created by this
 *   function, whose class is kept
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

/** Adds styles after the existing ones. Unlike a `style` element, the CSP does not restrict it. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
