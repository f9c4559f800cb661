import { useState, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps the styles of components out of the document, for tests in a DOM without layout: it would parse
 * them anew for each rule, and compare each with every element that a query asks about.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  const [target] = useState(() => document.createElement('div'));
  return <StyleSheetManager target={target}>{children}</StyleSheetManager>;
}
