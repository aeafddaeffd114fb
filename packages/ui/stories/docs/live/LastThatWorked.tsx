import { Component, type ComponentType, useEffect } from 'react';

interface LastThatWorkedProps {
  picture: ComponentType;
  /** Called when the picture cannot be drawn. */
  onError: (error: unknown) => void;
}

interface Tried {
  /** What was given last. */
  readonly picture: ComponentType | undefined;
  /** What is drawn: that, or what worked before; nothing once that fails too. */
  readonly drawn: ComponentType | undefined;
  /** What was drawn and has survived its effects. */
  readonly worked: ComponentType | undefined;
  /** The last failure, and the one that was already answered. */
  readonly failure: object | undefined;
  readonly answered: object | undefined;
}

/** Draws a picture, or the last one that could be drawn. */
export class LastThatWorked extends Component<LastThatWorkedProps, Tried> {
  override state: Tried = {
    picture: undefined,
    drawn: undefined,
    worked: undefined,
    failure: undefined,
    answered: undefined,
  };

  static getDerivedStateFromProps({ picture }: LastThatWorkedProps, tried: Tried): Partial<Tried> | null {
    if (picture !== tried.picture) return { picture, drawn: picture, answered: tried.failure };
    if (tried.failure === tried.answered) return null;
    const last = tried.drawn === tried.worked ? undefined : tried.worked;
    return { drawn: last, worked: last, answered: tried.failure };
  }

  static getDerivedStateFromError(): Partial<Tried> {
    return { failure: {} };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  /** React runs all effects before it answers a failure among them: the failure is in the state by then. */
  private readonly keep = (picture: ComponentType) =>
    this.setState(({ drawn, failure, answered }) =>
      drawn === picture && failure === answered ? { worked: picture } : null,
    );

  override render() {
    const { drawn: Picture } = this.state;
    return Picture ? (
      <>
        <Picture />
        <Survived picture={Picture} onSurvived={this.keep} />
      </>
    ) : null;
  }
}

interface SurvivedProps {
  picture: ComponentType;
  onSurvived: (picture: ComponentType) => void;
}

/** Reports a picture once the effects of all that stands before it have run. */
function Survived({ picture, onSurvived }: SurvivedProps) {
  useEffect(() => onSurvived(picture), [picture, onSurvived]);
  return null;
}
