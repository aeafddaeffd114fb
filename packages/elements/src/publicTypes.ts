/** What `credence-change` and `credence-commit` of a slider carry. */
export interface SliderDetail {
  /** The answer in percent; null if unanswered. */
  readonly value: number | null;
  /** The exact share in parts per million; null while the slider counts. */
  readonly exact: number | null;
  /** What caused the change: `drag`, `key`, `type`, `word`, … */
  readonly reason: string;
}

/** What `credence-change` and `credence-commit` of a question carry. */
export interface QuestionDetail {
  /** One answer in percent for each state; null where nobody has answered. */
  readonly values: readonly (number | null)[];
  /** The exact shares in parts per million, one for each state; null where the slider counts. */
  readonly exact: readonly (number | null)[];
  /** Whether the question is answered, asks about what cannot occur, or is not this person's field. */
  readonly standing: 'answered' | 'cannot_occur' | 'not_my_field';
  /** What is stored of them: shares in percent that add up to 100, an unanswered state counting as 50. */
  readonly shares: readonly number[];
  /** The state that changed; undefined if all did. */
  readonly index: number | undefined;
  /** What caused the change: `drag`, `key`, `type`, `word`, … */
  readonly reason: string;
}

/** States of the parents that decide over all others, or (`nodes` -1) whatever no other combination decides. */
export interface DecisiveCombination {
  /** The state of each parent that takes part, both by index. */
  readonly nodes: Readonly<Record<number, number>> | -1;
  /** Integers from 1 to 99, one for each state of the node. */
  readonly value: readonly number[];
  /** Its priority, from 1. */
  readonly number: number;
  /** The exact shares in parts per million, one for each state; null where the slider counts. */
  readonly exact?: readonly (number | null)[] | undefined;
  /** How certain its answer is: very uncertain to very certain. The element keeps it, and does not ask for it. */
  readonly certainty?: -2 | -1 | 1 | 2 | null | undefined;
  /** Why it is uncertain. The element keeps it, and does not ask for it. */
  readonly comment?: string | undefined;
  /** Whether it is answered, cannot occur, or is not this person's field. If omitted, it is answered. */
  readonly standing?: 'answered' | 'cannot_occur' | 'not_my_field' | undefined;
}

/** What `credence-change` and `credence-commit` of the combinations carry. */
export interface CombinationsDetail {
  /** What would be saved, in order of priority. */
  readonly combinations: readonly DecisiveCombination[];
}

/** What `credence-error` carries. */
export interface ErrorDetail {
  /** Which attribute could not be read, and what was expected. */
  readonly message: string;
}

/** A node as `<credence-combinations>` names it. */
export interface NamedNode {
  readonly name: string;
  readonly states: readonly string[];
}

/** What all elements have in common. */
export interface CredenceElement extends HTMLElement {
  /** The name of what is sent with the form. */
  name: string;
  /** Words that replace the kit's own, in groups as `Labels` of `@credence/ui` has them. */
  labels: Readonly<Record<string, object>> | undefined;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Forgets what was answered: back to what the attributes say, as a reset of the form does. */
  clear(): void;
}

export interface CredenceSliderElement extends CredenceElement {
  label: string | undefined;
  /** The beginning of the question, in smaller type above `label`. */
  lead: string | undefined;
  /** The answer in percent, from 1 to 99; null if unanswered. */
  value: number | null;
  /** `exact` also takes shares below 1 % and above 99 %. */
  precision: 'percent' | 'exact';
  /** The exact share in parts per million, 0 for what cannot happen; null while the slider counts. */
  exact: number | null;
  /** The position of the thumb while unanswered, in percent. */
  startValue: number | undefined;
  scaleType: 'both' | 'words' | 'numbers';
  readOnly: boolean;
}

export interface CredenceQuestionElement extends CredenceElement {
  /** The name of the node that is asked about. */
  node: string | undefined;
  states: readonly string[] | undefined;
  /** One answer in percent for each state, from 1 to 99; null where nobody has answered. */
  values: readonly (number | null)[] | undefined;
  sumMode: 'independent' | 'balanced' | 'bars';
  /** `exact` also takes shares below 1 % and above 99 %, where the answers are independent. */
  precision: 'percent' | 'exact';
  /** The exact shares in parts per million, one for each state; null where the slider counts. */
  exact: readonly (number | null)[] | undefined;
  /** Set it for those who cannot answer: a sentence with "Undo" then takes the place of the sliders. */
  standing: 'answered' | 'cannot_occur' | 'not_my_field';
  readOnly: boolean;
}

export interface CredenceCombinationsElement extends CredenceElement {
  /** The name of the node that is asked about. */
  node: string | undefined;
  states: readonly string[] | undefined;
  parents: readonly NamedNode[] | undefined;
  /** `exact` also takes shares below 1 % and above 99 %. */
  precision: 'percent' | 'exact';
  /** The combinations saved earlier. Setting them starts over. */
  combinations: readonly DecisiveCombination[] | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'credence-combinations': CredenceCombinationsElement;
    'credence-question': CredenceQuestionElement;
    'credence-slider': CredenceSliderElement;
  }
  interface HTMLElementEventMap {
    'credence-change': CustomEvent<SliderDetail | QuestionDetail | CombinationsDetail>;
    'credence-commit': CustomEvent<SliderDetail | QuestionDetail | CombinationsDetail>;
    'credence-error': CustomEvent<ErrorDetail>;
  }
}
