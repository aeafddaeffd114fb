// Made from inputs/tables.ts.
import type { DecisiveCombination, NamedNode, Share } from './detailTypes.js';

/** What every element takes. */
export interface CommonInputs {
  /** The name of what is sent with the form. Without one, nothing is sent. */
  name: string;
  /**
   * The form is invalid while an answer is missing.
   * @default false
   */
  required: boolean;
  /**
   * Nothing can be answered, and nothing is sent.
   * @default false
   */
  disabled: boolean;
  /** Its colours; as a rule those of the page around it. */
  theme: '' | 'light' | 'dark' | 'system';
}

/** What only `<credence-slider>` takes. */
export interface SliderInputs {
  /** The question. */
  label: string;
  /** The beginning of the question, in smaller type above `label`. */
  lead: string;
  /**
   * The answer in percent, from 1 to 99, or in parts per million as `{"ppm": 2000}`, 0 for what cannot happen; null if unanswered.
   * @default null
   */
  value: Share | null;
  /**
   * `exact` also takes shares below 1 % and above 99 %, where the answers are independent.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /**
   * Where the thumb stands while unanswered, in percent.
   * @default 50
   */
  startValue: number;
  /**
   * What the scale shows.
   * @default 'both'
   */
  scaleType: 'both' | 'words' | 'numbers';
  /**
   * The level of the question in the page’s outline.
   * @default 'none'
   */
  headingLevel: 'none' | '1' | '2' | '3' | '4' | '5' | '6';
  /**
   * The answer can be read and not changed. It is sent, and never missing.
   * @default false
   */
  readOnly: boolean;
  /** A help text below the question. */
  hint: string;
  /** What is wrong with the answer, said at the slider and below it. */
  error: string;
}

/** What only `<credence-question>` takes. */
export interface QuestionInputs {
  /** The name of the node that is asked about. */
  node: string;
  /** The names of its states. */
  states: readonly string[] | undefined;
  /** One answer for each state in percent, from 1 to 99, or in parts per million as `{"ppm": 2000}`; null where nobody has answered. */
  values: readonly (Share | null)[];
  /**
   * `exact` also takes shares below 1 % and above 99 %, where the answers are independent.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /**
   * Set it for those who cannot answer: a sentence with "Undo" then takes the place of the sliders.
   * @default 'answered'
   */
  standing: 'answered' | 'cannotOccur' | 'notMyField';
  /**
   * Whether states that nobody set follow, each counts by itself, or moving one moves all, drawn as sliders or as bars.
   * @default 'follow'
   */
  sumMode: 'follow' | 'independent' | 'balanced' | 'bars';
  /**
   * The level of its questions in the page’s outline.
   * @default '2'
   */
  headingLevel: '2' | 'none' | '1' | '3' | '4' | '5' | '6';
  /**
   * The answer can be read and not changed. It is sent, and never missing.
   * @default false
   */
  readOnly: boolean;
  /** A help text below the question. */
  hint: string;
  /** What is wrong with the answer, said at the slider and below it. */
  error: string;
}

/** What only `<credence-combinations>` takes. */
export interface CombinationsInputs {
  /** The name of the node that is asked about. */
  node: string;
  /** The names of its states. */
  states: readonly string[] | undefined;
  /** The parents of the node and their states. */
  parents: readonly NamedNode[] | undefined;
  /**
   * `exact` also takes shares below 1 % and above 99 %, where the answers are independent.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /**
   * The level of its heading in the page’s outline; those of the questions are one level further down.
   * @default '2'
   */
  headingLevel: '2' | '1' | '3';
  /** What decides over all else, in order of priority. */
  combinations: readonly DecisiveCombination[] | undefined;
}
