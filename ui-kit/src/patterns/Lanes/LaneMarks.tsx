import type { LaneMark } from './lanes-layout.ts';

/** The mark of an event, centred at `x`, `y`. */
export function MarkShape({ mark, x, y }: { mark: LaneMark; x: number; y: number }) {
  switch (mark) {
    case 'square':
      return <rect data-mark={mark} x={x - 4} y={y - 4} width={8} height={8} rx={2} />;
    case 'cross':
      return <path data-mark={mark} d={`M${x - 3.5} ${y - 3.5}l7 7M${x + 3.5} ${y - 3.5}l-7 7`} />;
    case 'disc':
      return <circle data-mark={mark} cx={x} cy={y} r={4.5} />;
    case 'triangle':
      return <path data-mark={mark} d={`M${x} ${y - 6}l6 10.5h-12z`} />;
    default:
      return mark satisfies never;
  }
}
