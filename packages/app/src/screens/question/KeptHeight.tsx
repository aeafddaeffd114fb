import { Component, createRef, type ReactNode } from 'react';
import { Kept } from './QuestionScreen.styles.js';

interface KeptHeightProps {
  /** Whether it stays at least as high as it was. */
  kept: boolean;
  children: ReactNode;
}

/**
 * Keeps the height of what it holds when that gives way to less, so that nothing below comes up. A class, because no hook
 * sees the page just before it changes.
 */
export class KeptHeight extends Component<KeptHeightProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ kept }: KeptHeightProps): number | null {
    return this.props.kept && !kept ? (this.#box.current?.getBoundingClientRect().height ?? null) : null;
  }

  override componentDidUpdate(_props: KeptHeightProps, _state: unknown, height: number | null) {
    const box = this.#box.current;
    if (!box) return;
    if (height !== null) box.style.minBlockSize = `${height}px`;
    if (!this.props.kept) box.style.removeProperty('min-block-size');
  }

  override render() {
    return (
      <Kept ref={this.#box} data-kept={this.props.kept ? '' : undefined}>
        {this.props.children}
      </Kept>
    );
  }
}
