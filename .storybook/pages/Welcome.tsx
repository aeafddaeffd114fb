import { Unstyled } from '@storybook/addon-docs/blocks';
import { Article, Items, Lead, List, Section, Title } from '../../packages/ui/stories/docs/docs.styles.js';

/** What the kit is, and who it is for. */
export function Welcome() {
  return (
    <Unstyled>
      <Article data-credence="docs">
        <Title>Credence</Title>
        <Lead>
          React components that ask people for probabilities, and what stands around them: from one slider on a page of
          yours to the whole application that fills a Bayesian network with what experts know.
        </Lead>
        <Section>
          <h2 id="who">For whom</h2>
          <Items>
            <li>
              <b>Experts</b> answer plain questions with words, numbers and people, by mouse, finger, keyboard or voice
              of a screen reader. An answer that nobody has given yet is shown as unanswered.
            </li>
            <li>
              <b>Research groups</b> put a question on a page of their own in five lines, in their colours and language.
            </li>
            <li>
              <b>Designers</b> find every state of every component and screen here, in light and dark, at each width.
            </li>
            <li>
              <b>Engineers</b> find props, parts, attributes, variables, keys and words of each component on its page.
              The same pages as plain text lie in the package: <code>docs/</code> and <code>llms.txt</code>.
            </li>
          </Items>
        </Section>
        <Tour />
        <Section>
          <h2 id="promises">What every component promises</h2>
          <List>
            <li>Props in, events out. No request, no storage, nothing global when it is imported.</li>
            <li>
              <code>value</code>, <code>defaultValue</code>, <code>onValueChange</code> with the reason, and{' '}
              <code>onValueCommit</code> once a gesture is finished.
            </li>
            <li>The keyboard alone is enough; a story with a finding of axe fails its test.</li>
            <li>Light, dark, forced colours, right to left, reduced motion, print, 320 pixels of width.</li>
            <li>Every word can be replaced. Numbers and dates follow the locale.</li>
          </List>
        </Section>
      </Article>
    </Unstyled>
  );
}

function Tour() {
  return (
    <Section>
      <h2 id="tour">Three minutes</h2>
      <Items>
        <li>
          <a href="?path=/story/flows-the-whole-application--play">The whole application</a>: from sign-in to the
          downloaded file, with two sample networks and a server inside the page.
        </li>
        <li>
          <a href="?path=/docs/elicitation-slider--docs">Probability slider</a>: one probability, on the scale of fifty
          people.
        </li>
        <li>
          <a href="?path=/docs/elicitation-probability-question--docs">Probability question</a>: all states of a node,
          in three ways of answering.
        </li>
        <li>
          <a href="?path=/docs/elicitation-combination-editor--docs">Combination editor</a>: which events decide, so
          that the rest need not be asked.
        </li>
        <li>
          <a href="?path=/docs/data-pagination-table--docs">Pagination table</a>: the overview of what is answered.
        </li>
        <li>
          <a href="?path=/docs/foundations-words-and-percentages--docs">Words and percentages</a>: what the words of the
          scale stand for, and why a number is always beside them.
        </li>
      </Items>
    </Section>
  );
}
