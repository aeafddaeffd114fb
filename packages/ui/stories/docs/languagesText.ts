import { calibrations, kitLanguages } from './kitLanguages.js';
import { table } from './guideText.js';

const example = `\`\`\`tsx
import { CredenceProvider, frenchLabels } from '@credence/ui';

<CredenceProvider labels={frenchLabels}>…</CredenceProvider>;
\`\`\``;

const scale = kitLanguages.map(({ name, labels, calibration }) => [
  name,
  ...labels.verbalScale.anchors.map(({ label }) => label),
  calibration,
]);
const percents = kitLanguages[0]?.labels.verbalScale.anchors.map(({ percent }) => `${percent} %`) ?? [];

/** What languages the kit speaks, and what is known of their words, as Markdown. */
export function languagesText(): string {
  return [
    '# Languages',
    'The kit is in English until a provider says otherwise. Each language is one object with every string of the kit; what a page does not import is not in its bundle.',
    example,
    table(
      ['Language', 'Labels', 'Locale'],
      kitLanguages.map(({ name, exported, tag }) => [name, `\`${exported}\``, `\`${tag}\``]),
    ),
    'Numbers, dates, lists and sorting follow the `locale` of the labels, or that of the provider where it is another: `locale="fr-CH"`. Words of your own say theirs: `labels={{ locale: "pl", … }}`. In development a locale in another language than the words is warned of. Single strings can be replaced: `labels={{ ...frenchLabels, questionLayout: { ...frenchLabels.questionLayout, continue: \'Suivant\' } }}`. Right to left needs only `dir="rtl"` on the page.',
    '## The words of the scale',
    table(['Language', ...percents, 'Percentages'], scale),
    Object.entries(calibrations)
      .map(([calibration, means]) => `- **${calibration}**: ${means}`)
      .join('\n'),
    'Silja Renooij and Cilia Witteman, "Talking probabilities: communicating probabilistic information with words and numbers", International Journal of Approximate Reasoning 22 (1999), 169-194, doi [10.1016/S0888-613X(99)00027-4](https://doi.org/10.1016/S0888-613X%2899%2900027-4).',
    'Linda van der Gaag, Silja Renooij, Cilia Witteman, Berthe Aleman and Babs Taal, "How to elicit many probabilities", UAI 1999, [arXiv:1301.6745](https://arxiv.org/abs/1301.6745).',
  ]
    .join('\n\n')
    .concat('\n');
}
