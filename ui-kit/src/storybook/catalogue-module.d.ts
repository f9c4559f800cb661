declare module 'virtual:halyard-catalogue' {
  /** A page of components on the first page of Storybook. */
  export interface CataloguePage {
    /** Area of the sidebar. */
    readonly area: string;
    /** Name in the sidebar. */
    readonly name: string;
    /** What it is, in a sentence. */
    readonly what: string;
    /** Components that the page documents and the package exports. */
    readonly components: readonly string[];
    readonly importLine: string;
    /** Id of the page. */
    readonly docs: string;
    /** Id of the story that is its picture. */
    readonly story: string;
    /** The story needs a page of its own, e.g. because it opens a dialog. */
    readonly isFramed: boolean;
  }

  export const pages: readonly CataloguePage[];
}
