import type { HTMLAttributes, PublicProps } from 'vue';
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
  Share,
  SliderDetail,
  SliderInputs,
} from './publicTypes.js';

/** What `@credence-change` and so on hand to a template. */
interface Emit<Detail> {
  (event: 'credence-change' | 'credence-commit', fired: CustomEvent<Detail>): void;
  (event: 'credence-error', fired: CustomEvent<ErrorDetail>): void;
}

/** An element as a component of templates. `modelValue` is what `v-model` writes to `value`. */
type InTemplates<Inputs, Detail, Element, Model = object> = new () => Element & {
  readonly $props: HTMLAttributes &
    PublicProps & { readonly [Key in keyof Inputs]?: Inputs[Key] | undefined } & Model & { readonly form?: string };
  readonly $emit: Emit<Detail>;
};

interface SliderModel {
  readonly modelValue?: Share | null | undefined;
  readonly 'onUpdate:modelValue'?: ((value: Share | null) => void) | undefined;
}

declare module 'vue' {
  interface GlobalComponents {
    'credence-slider': InTemplates<CommonInputs & SliderInputs, SliderDetail, CredenceSliderElement, SliderModel>;
    'credence-question': InTemplates<CommonInputs & QuestionInputs, QuestionDetail, CredenceQuestionElement>;
    'credence-combinations': InTemplates<
      CommonInputs & CombinationsInputs,
      CombinationsDetail,
      CredenceCombinationsElement
    >;
  }
}
