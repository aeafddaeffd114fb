import type { CombinationsDetail, ErrorDetail, QuestionDetail, SliderDetail } from './detailTypes.js';
import type { CombinationsInputs, CommonInputs, QuestionInputs, SliderInputs } from './inputTypes.js';

export type * from './detailTypes.js';
export type * from './inputTypes.js';

/** The events of an element, by name: `Detail` is what its answers carry. */
export interface CredenceEventMap<Detail extends AnyDetail> extends HTMLElementEventMap {
  /** At every step of a gesture. An `input` event comes with it. */
  'credence-change': CustomEvent<Detail>;
  /** When a gesture is finished: the time to save. A `change` event comes with it. */
  'credence-commit': CustomEvent<Detail>;
  /** When an attribute or property was given what it does not take. */
  'credence-error': CustomEvent<ErrorDetail>;
}

/** What all elements have in common, beside their inputs. */
export interface CredenceElement<Detail extends AnyDetail = AnyDetail> extends HTMLElement, CommonInputs {
  /** Words that replace the kit's own, in groups as `Labels` of `@credence/ui` has them. */
  words: Readonly<Record<string, object>> | undefined;
  readonly form: HTMLFormElement | null;
  /** The `label` elements that belong to it. */
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Makes it invalid with a sentence of the page's own; an empty one ends that. */
  setCustomValidity(message: string): void;
  /** Forgets what was answered: back to what the attributes say, as a reset of the form does. */
  clear(): void;
  addEventListener<Type extends keyof CredenceEventMap<Detail>>(
    type: Type,
    listener: (this: this, event: CredenceEventMap<Detail>[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof CredenceEventMap<Detail>>(
    type: Type,
    listener: (this: this, event: CredenceEventMap<Detail>[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

type AnyDetail = SliderDetail | QuestionDetail | CombinationsDetail;

export interface CredenceSliderElement extends CredenceElement<SliderDetail>, SliderInputs {}
export interface CredenceQuestionElement extends CredenceElement<QuestionDetail>, QuestionInputs {}
export interface CredenceCombinationsElement extends CredenceElement<CombinationsDetail>, CombinationsInputs {}

declare global {
  interface HTMLElementTagNameMap {
    'credence-combinations': CredenceCombinationsElement;
    'credence-question': CredenceQuestionElement;
    'credence-slider': CredenceSliderElement;
  }
  interface GlobalEventHandlersEventMap {
    'credence-change': CustomEvent<AnyDetail>;
    'credence-commit': CustomEvent<AnyDetail>;
    'credence-error': CustomEvent<ErrorDetail>;
  }
}
