import type { ParserOptions } from 'react-docgen-typescript';

/** How types and docstrings of props are read from the source, for the tables of props. */
export const docgenOptions: ParserOptions = {
  // The members of a union rather than its name.
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // Attributes that a component passes on to its element are documented by HTML.
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes('node_modules')),
};
