/** The components that the benchmark renders. */
export type Piece = 'matrix' | 'table';

/** Functions that the benchmark calls in the page. */
export interface UiBench {
  /** Shows the loading state and waits until the page is idle. */
  settle(piece: Piece): Promise<void>;
  /** Creates the data of a component and parses them like a response. */
  prepare(piece: Piece, rows: number): void;
  /** Renders them; resolves with the ms until the first rows were painted. */
  show(): Promise<number>;
  /** Scrolls for some ms, in px per second; resolves with the number of frames. */
  scroll(across: number, down: number, milliseconds: number): Promise<number>;
  /** Number of nodes in the document, including text. */
  nodes(): number;
}
