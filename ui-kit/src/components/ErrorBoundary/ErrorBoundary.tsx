import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Failure {
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
  /** Number of consecutive failures, starting at 1. */
  count: number;
}

export interface ErrorBoundaryProps {
  /** Shown in place of the failed children, e.g. an `ErrorState`. */
  fallback: (failure: Failure) => ReactNode;
  /** Called with each error, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** When one of these values changes, e.g. the address, the boundary resets. */
  resetOn?: readonly unknown[];
  /** The part of the page whose errors are caught. */
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  count: number;
  resetOn: readonly unknown[] | undefined;
}

function differ(a: readonly unknown[] = [], b: readonly unknown[] = []): boolean {
  return a.length !== b.length || a.some((value, index) => !Object.is(value, b[index]));
}

/** Confines a rendering error to one region; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: null, count: 0, resetOn: this.props.resetOn };

  static getDerivedStateFromProps(
    { resetOn }: Pick<ErrorBoundaryProps, 'resetOn'>,
    state: State,
  ): State | null {
    return differ(state.resetOn, resetOn) ? { failed: null, count: 0, resetOn } : null;
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState(({ count }) => ({ count: count + 1 }));
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed, count } = this.state;
    if (!failed) return this.props.children;
    return this.props.fallback({
      error: failed.error,
      retry: this.retry,
      count: Math.max(1, count),
    });
  }
}
