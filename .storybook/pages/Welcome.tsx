import { Unstyled } from '@storybook/addon-docs/blocks';
import { Article, Items, Lead, List, Section, Title } from '../../packages/ui/stories/docs/docs.styles.js';
import { ComponentSheet } from '../../packages/ui/stories/docs/sheet/ComponentSheet.js';

/** What the kit is: all its components on one sheet, then who they are for. */
export function Welcome() {
  return (
    <>
      <Unstyled>
        <Article data-credence="docs">
          <Title>Credence</Title>
          <Lead>
            React components that ask people for probabilities, and what stands around them: from one slider on a page
            of yours to{' '}
            <a href="./?path=/story/flows-the-whole-application--play" target="_top">
              the whole application
            </a>{' '}
            that fills a Bayesian network with what experts know.
          </Lead>
        </Article>
      </Unstyled>
      <ComponentSheet />
      <Unstyled>
        <Article data-credence="docs">
          <ForWhom />
          <Promises />
        </Article>
      </Unstyled>
    </>
  );
}

function ForWhom() {
  return (
    <Section>
      <h2 id="who">For whom</h2>
      <Items>
        <li>
          <b>Experts</b> answer plain questions with words, numbers and people, by mouse, finger, keyboard or voice of a
          screen reader. An answer that nobody has given yet is shown as unanswered.
        </li>
        <li>
          <b>Research groups</b> put a question on a page of their own{' '}
          <a href="./?path=/docs/start-here-install--docs" target="_top">
            in six lines
          </a>
          , in their colours and language.
        </li>
        <li>
          <b>Designers</b> find every state of every component and screen here, in light and dark, at each width.
        </li>
        <li>
          <b>Engineers</b> find props, parts, attributes, variables, keys and words of each component on its page. The
          same pages as plain text lie in the package: <code>docs/</code> and <code>llms.txt</code>.
        </li>
      </Items>
    </Section>
  );
}

function Promises() {
  return (
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
  );
}
