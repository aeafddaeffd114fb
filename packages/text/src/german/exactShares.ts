import { percentOf } from '@credence/bayesnet';

const percent = (share: number) => `${percentOf(share).toLocaleString('de', { maximumFractionDigits: 4 })} %`;

/** What is wrong with exact shares, in parts per million. */
export const exactShares = {
  'wrong-exact-count': ({ needed }: { needed: number }) =>
    `Zu jedem Zustand gehört ein genauer Anteil oder keiner (${needed} Zustände). Bitte laden Sie die Seite neu.`,
  'exact-out-of-range': ({ item }: { item: number }) =>
    `Wert ${item}: Bitte geben Sie einen Anteil von 0 bis 100 % mit höchstens vier Nachkommastellen an.`,
  'exact-contradicts-slider': ({ item, exact, slider }: { item: number; exact: number; slider: number }) =>
    `Wert ${item}: Der Regler steht auf ${slider} %, genau angegeben sind aber ${percent(exact)}. Bitte stellen Sie ihn neu ein.`,
  'all-impossible': () =>
    'So kann keiner der Zustände eintreten. Lassen Sie mindestens einen möglich, oder geben Sie an, dass diese Kombination nicht vorkommen kann.',
  'exact-above-one': ({ sum }: { sum: number }) =>
    `Die genauen Angaben ergeben zusammen ${percent(sum)}. Bitte verringern Sie sie auf höchstens 100 %.`,
  'exact-below-one': ({ sum }: { sum: number }) =>
    `Die genauen Angaben ergeben zusammen ${percent(sum)}, und für den Rest bleibt kein Zustand. Bitte erhöhen Sie eine davon.`,
  'nothing-left': ({ left, states }: { left: number; states: number }) =>
    `Die genauen Angaben lassen ${states === 1 ? 'dem anderen Zustand' : `den anderen ${states} Zuständen`} nur ${percent(left)} übrig. Bitte verringern Sie eine davon, oder geben Sie an, dass die anderen nicht eintreten können.`,
};

/** The sentence of an answer, for one combination among several. */
export const ofCombination =
  <Params>(sentence: (params: Params) => string) =>
  (params: Params & { readonly combination: number }) =>
    `Kombination ${params.combination}: ${sentence(params)}`;
