import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  CombinationsDetail,
  CombinationsInputs,
  CommonInputs,
  CredenceCombinationsElement,
  CredenceQuestionElement,
  CredenceSliderElement,
  ErrorDetail,
  QuestionDetail,
  QuestionInputs,
  SliderDetail,
  SliderInputs,
} from './publicTypes.js';

/** What an element takes in JSX: its properties, what all HTML takes, and its events, by the names that React 19 listens to. */
type Props<Inputs, Detail, Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Inputs> & {
  readonly [Key in keyof Inputs]?: Inputs[Key] | undefined;
} & {
  readonly form?: string | undefined;
  readonly nonce?: string | undefined;
  readonly 'oncredence-change'?: ((event: CustomEvent<Detail>) => void) | undefined;
  readonly 'oncredence-commit'?: ((event: CustomEvent<Detail>) => void) | undefined;
  readonly 'oncredence-error'?: ((event: CustomEvent<ErrorDetail>) => void) | undefined;
};

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares it so
  namespace JSX {
    interface IntrinsicElements {
      'credence-slider': Props<CommonInputs & SliderInputs, SliderDetail, CredenceSliderElement>;
      'credence-question': Props<CommonInputs & QuestionInputs, QuestionDetail, CredenceQuestionElement>;
      'credence-combinations': Props<
        CommonInputs & CombinationsInputs,
        CombinationsDetail,
        CredenceCombinationsElement
      >;
    }
  }
}
