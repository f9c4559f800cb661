/** What the bench draws. */
export type Piece = 'matrix' | 'table';

/** What the bench calls in the page. */
export interface UiBench {
  /** Shows what stands there while data are on their way, and waits until the page is at rest. */
  settle(piece: Piece): Promise<void>;
  /** Makes the data of a piece and parses them as an answer is parsed. */
  prepare(piece: Piece, rows: number): void;
  /** Draws them; answers the ms from here until the first rows were painted. */
  show(): Promise<number>;
  /** Scrolls for some ms, in px per second; answers the frames that the page got. */
  scroll(across: number, down: number, milliseconds: number): Promise<number>;
  /** Nodes of the document, text included. */
  nodes(): number;
}
