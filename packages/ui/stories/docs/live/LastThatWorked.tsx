import { Component, type ComponentType } from 'react';

interface LastThatWorkedProps {
  picture: ComponentType;
  /** Called when the picture cannot be drawn. */
  onError: (error: unknown) => void;
}

interface Tried {
  readonly picture: ComponentType | undefined;
  readonly failed: boolean;
}

/** Draws a picture, or the last one that could be drawn. */
export class LastThatWorked extends Component<LastThatWorkedProps, Tried> {
  override state: Tried = { picture: undefined, failed: false };
  private worked: ComponentType | undefined;

  static getDerivedStateFromProps({ picture }: LastThatWorkedProps, tried: Tried): Tried | null {
    return picture === tried.picture ? null : { picture, failed: false };
  }

  static getDerivedStateFromError(): Partial<Tried> {
    return { failed: true };
  }

  override componentDidMount() {
    this.keep();
  }

  override componentDidUpdate() {
    this.keep();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private keep() {
    if (!this.state.failed) this.worked = this.props.picture;
  }

  override render() {
    const Picture = this.state.failed ? this.worked : this.props.picture;
    return Picture ? <Picture /> : null;
  }
}
