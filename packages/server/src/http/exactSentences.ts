import { percentOf } from '@credence/bayesnet';

const percent = (share: number) => `${percentOf(share).toLocaleString('en', { maximumFractionDigits: 4 })} %`;

/** What is wrong with exact shares, in parts per million. */
export const exactSentences = {
  'wrong-exact-count': ({ needed }: { needed: number }) =>
    `The exact shares need one entry for each state (${needed}), which may be null.`,
  'exact-out-of-range': ({ item }: { item: number }) =>
    `Value ${item}: please give a share from 0 to 100 %, with four decimals at most.`,
  'exact-contradicts-slider': ({ item, exact, slider }: { item: number; exact: number; slider: number }) =>
    `Value ${item}: its slider says ${slider} %, its exact share ${percent(exact)}. Please set it again.`,
  'all-impossible': () =>
    'As it stands, no state can happen. Leave one of them possible, or say that the combination cannot occur.',
  'exact-above-one': ({ sum }: { sum: number }) =>
    `The exact shares add up to ${percent(sum)}. Please lower them to 100 % at most.`,
  'exact-below-one': ({ sum }: { sum: number }) =>
    `The exact shares add up to ${percent(sum)}. Please leave a state to its slider, or raise one of them.`,
  'nothing-left': ({ left, states }: { left: number; states: number }) =>
    `The exact shares leave only ${percent(left)} to the other states (${states}). Please lower one of them, or say that the others cannot happen.`,
};

/** The sentence of an answer, for one combination among several. */
export const ofCombination =
  <Params>(sentence: (params: Params) => string) =>
  (params: Params & { readonly combination: number }) => {
    const text = sentence(params);
    return `Combination ${params.combination}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  };
