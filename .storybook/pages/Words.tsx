import { answerOf, wordsFor } from '../../packages/ui/src/foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../packages/ui/src/foundations/verbal-scale/WordsFor.js';
import { Marked } from '../../packages/ui/stories/docs/Marked.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { verbalScale, verbalScaleLabels } from '../../packages/ui/src/labels/english.js';
import { calibrations, kitLanguages } from '../../packages/ui/stories/docs/kitLanguages.js';
import { Part, Sheet } from './Sheet.js';

/** The words of the scale, the percentages they stand for, and what is said between them. */
export function Words() {
  return (
    <Sheet
      title="Words and percentages"
      lead="Seven words, each at its percentage, and a number always beside the word."
    >
      <Part title="The scale">
        <Table
          name="The scale"
          heads={['Word', 'Stands at', 'Answer that it gives']}
          rows={verbalScale.map((anchor) => [anchor.label, `${anchor.percent} %`, `${answerOf(anchor)} %`])}
        />
        <p>
          Words and percentages were fitted to each other in experiments, in Dutch: van der Gaag, Renooij, Witteman and
          others, “How to elicit many probabilities”, UAI 1999. The end words give 1 and 99, the nearest answers that
          can be given: nobody can rule a state out for certain.
        </p>
      </Part>
      <Part title="What a number is called">
        <Table
          name="What a number is called"
          heads={['Answer', 'Words']}
          rows={[1, 8, 15, 20, 37, 50, 62, 75, 80, 85, 92, 99].map((percent) => [
            `${percent} %`,
            wordsText(wordsFor(percent), verbalScaleLabels.between),
          ])}
        />
        <p>
          A word is said only where it is true. 62 is not rounded to the nearest word, because 62 is not fifty-fifty;
          the same words meant by two people differ by ten points and more, which is why the number stands beside them.
        </p>
      </Part>
      <Part title="In another language">
        <p>
          The words are part of the labels: <code>labels.verbalScale.anchors</code>. A translation brings words of its
          own and, only where they were fitted anew, percentages of its own. Translating word for word moves the scale.
        </p>
        <Table
          name="The words in each language"
          heads={['Language', 'Words', 'Percentages']}
          rows={kitLanguages.map(({ name, labels, calibration }) => [
            name,
            labels.verbalScale.anchors.map(({ label }) => label).join(' · '),
            calibration,
          ])}
        />
        {Object.entries(calibrations).map(([calibration, means]) => (
          <p key={calibration}>
            <b>{calibration}</b>: <Marked>{means}</Marked>
          </p>
        ))}
      </Part>
    </Sheet>
  );
}
