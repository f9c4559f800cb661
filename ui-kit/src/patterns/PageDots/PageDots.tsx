import { Dots, Line, Point } from './PageDots.styles.ts';

export interface PageDotsProps {
  /** From 0. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Content of the page and when it turns: "1–10, next in 8 s". */
  label: string;
}

/** Above this number there are no dots, only the label. */
const MAX_DOTS = 12;

/** Which page a projector shows. The arrow keys of its page turn it. */
export function PageDots({ page, pages, label }: PageDotsProps) {
  return (
    <Line>
      <span>{label}</span>
      {pages > 1 && pages <= MAX_DOTS && (
        <Dots aria-hidden>
          {Array.from({ length: pages }, (_, index) => index).map((index) => (
            <Point key={index} data-current={index === page || undefined} />
          ))}
        </Dots>
      )}
    </Line>
  );
}
