import { percentOf } from '@credence/bayesnet';

const percent = (share: number) => `${percentOf(share).toLocaleString('en', { maximumFractionDigits: 4 })} %`;

/** What is wrong with exact shares, in parts per million. */
export const exactShares = {
  'wrong-exact-count': ({ needed }: { needed: number }) =>
    `Each state needs an exact share or none (${needed} states). Please reload the page.`,
  'exact-out-of-range': ({ item }: { item: number }) =>
    `Value ${item}: please give a share from 0 to 100 %, with four decimals at most.`,
  'exact-contradicts-slider': ({ item, exact, slider }: { item: number; exact: number; slider: number }) =>
    `Value ${item}: its slider says ${slider} %, but ${percent(exact)} was given exactly. Please set it again.`,
  'all-impossible': () =>
    'As it stands, no state can happen. Leave one of them possible, or say that the combination cannot occur.',
  'exact-above-one': ({ sum }: { sum: number }) =>
    `What was given exactly adds up to ${percent(sum)}. Please lower it to 100 % at most.`,
  'exact-below-one': ({ sum }: { sum: number }) =>
    `What was given exactly adds up to ${percent(sum)}, and no state is left to take the rest. Please raise one of them.`,
  'nothing-left': ({ left, states }: { left: number; states: number }) =>
    `What was given exactly leaves only ${percent(left)} to ${states === 1 ? 'the other state' : `the other ${states} states`}. Please lower it, or say that the others cannot happen.`,
};

/** The sentence of an answer, for one combination among several. */
export const ofCombination =
  <Params>(sentence: (params: Params) => string) =>
  (params: Params & { readonly combination: number }) => {
    const text = sentence(params);
    return `Combination ${params.combination}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  };
