import { ArgTypes, Controls, Primary, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment, useEffect, useState } from 'react';
import type { ComponentDocs } from './componentDocs.js';
import { entryOf, SCREENS } from './entryOf.js';
import {
  Article,
  Column,
  Columns,
  Example,
  Items,
  Lead,
  List,
  Meta,
  PropsOf,
  Scrolling,
  Section,
  Title,
} from './docs.styles.js';
import { AccessStatus } from './access/AccessStatus.js';
import { ChangesOf } from './changes/ChangesOf.js';
import { Marked } from './Marked.js';
import { States } from './States.js';
import { StoryLinks } from './StoryLinks.js';
import { Table } from './Table.js';
import { withoutParts } from './withoutParts.js';
import { EditableExample } from './live/EditableExample.js';
import { exampleText } from './live/examples.js';
import { englishLabels } from '../../src/labels/englishLabels.js';
import { germanLabels } from '../../src/labels/german.js';
import type { LabelGroup } from '../../src/labels/labels.js';
import { labelTexts } from './labelTexts.js';

export interface GuideProps {
  guide: ComponentDocs;
  /** The name of its example, which is that of its stories. */
  example: string;
  /** The title of the stories, with its group: `Controls/Button`. */
  title: string;
  /** The components whose props are listed, by name. */
  components: Readonly<Record<string, ComponentType>>;
  /** True if a story covers the whole window, so that only one of them can be shown. */
  takesTheWindow: boolean;
}

/** The whole documentation of one component, in the order readers ask. */
export function Guide({ guide, example, title, components, takesTheWindow }: GuideProps) {
  return (
    <>
      <Unstyled>
        <Article data-credence="docs">
          <Opening guide={guide} example={example} title={title} />
        </Article>
      </Unstyled>

      <Primary />
      <Scrolling role="region" aria-label="Controls" tabIndex={0}>
        <Controls />
      </Scrolling>

      <Unstyled>
        <Article data-credence="docs">
          <Section>
            <h2 id="example">Example</h2>
            <p>To copy, or to edit right here.</p>
          </Section>
        </Article>
      </Unstyled>
      <ExampleOf name={example} />

      <Unstyled>
        <Article data-credence="docs">
          <WhenToUse guide={guide} />
          <Anatomy guide={guide} />
          {Object.keys(components).length > 0 && (
            <Section>
              <h2 id="props">Props</h2>
            </Section>
          )}
        </Article>
      </Unstyled>
      <PropsOfAll components={components} />

      <Unstyled>
        <Article data-credence="docs">
          <StyleHooks guide={guide} />
          <Access guide={guide} example={example} />
          <Promises guide={guide} />
          <Words guide={guide} />
          <DoAndDont guide={guide} />
          <Caveats guide={guide} />
          <Section>
            <h2 id="changes">Changes</h2>
            <ChangesOf names={[example, ...Object.keys(components)]} since={guide.since} />
          </Section>

          <Section>
            <h2 id="stories">All stories</h2>
          </Section>
        </Article>
      </Unstyled>
      {takesTheWindow ? <StoryLinks /> : <States />}
    </>
  );
}

/** Its status, its name and its purpose, above the playground. */
function Opening({ guide, example, title }: Pick<GuideProps, 'guide' | 'example' | 'title'>) {
  const [group, name] = [title.split('/')[0] ?? '', withoutParts(title.split('/').at(-1) ?? title)];
  return (
    <>
      <Meta>
        {group} · <b data-status={guide.status}>{guide.status}</b> · since {guide.since}
        {entryOf(example) === SCREENS && ` · from ${SCREENS}`}
      </Meta>
      <Title>{name.charAt(0).toUpperCase() + name.slice(1)}</Title>
      <Lead>
        <Marked>{guide.purpose}</Marked>
      </Lead>
      <Section>
        <h2 id="playground">Playground</h2>
        <p>Try it, and change its props in the table below.</p>
      </Section>
    </>
  );
}

function WhenToUse({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <Section>
      <h2 id="when">When to use it</h2>
      <Columns>
        <Column>
          <h3>Use it where</h3>
          <Items>{guide.when.map(item)}</Items>
        </Column>
        <Column>
          <h3>Use something else where</h3>
          <Items>{guide.whenNot.map(item)}</Items>
        </Column>
      </Columns>
    </Section>
  );
}

function Anatomy({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <Section>
      <h2 id="anatomy">Anatomy</h2>
      <Table
        name="Anatomy"
        heads={['Part', 'What it is']}
        rows={guide.anatomy.map(({ slot, is }) => [`\`${slot}\``, is])}
      />
    </Section>
  );
}

/** The props of each component, below its name if there are several. */
function PropsOfAll({ components }: Pick<GuideProps, 'components'>) {
  const documented = Object.entries(components);
  return documented.map(([component, of]) => (
    <Fragment key={component}>
      {documented.length > 1 && (
        <Unstyled>
          <Article data-credence="docs">
            <PropsOf>{component}</PropsOf>
          </Article>
        </Unstyled>
      )}
      <PropsTable name={component} of={of} />
    </Fragment>
  ));
}

/** What a style sheet can hold on to, and what it can set. */
function StyleHooks({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <>
      <Section>
        <h2 id="data-attributes">Data attributes</h2>
        {guide.dataAttributes.length > 0 ? (
          <Table
            name="Data attributes"
            heads={['Attribute', 'On', 'What it means']}
            rows={guide.dataAttributes.map(({ name, on, means }) => [`\`${name}\``, on, means])}
          />
        ) : (
          <p>None: it has no state to tell.</p>
        )}
      </Section>

      <Section>
        <h2 id="css-variables">CSS variables</h2>
        {guide.cssVariables.length > 0 && (
          <Table
            name="CSS variables"
            heads={['Variable', 'What it sets']}
            rows={guide.cssVariables.map(({ name, sets }) => [`\`${name}\``, sets])}
          />
        )}
        <p>
          {guide.cssVariables.length > 0
            ? 'Everything else follows the tokens of the theme.'
            : 'None of its own: the tokens of the theme are all.'}
        </p>
      </Section>
    </>
  );
}

/** How it is used by keyboard, by screen reader and in a form. */
function Access({ guide, example }: Pick<GuideProps, 'guide' | 'example'>) {
  return (
    <>
      <Section>
        <h2 id="keyboard">Keyboard</h2>
        {guide.keyboard.length > 0 ? (
          <Table
            name="Keyboard"
            heads={['Keys', 'What they do']}
            rows={guide.keyboard.map(({ keys, does }) => [keys, does])}
          />
        ) : (
          <p>It takes no keys of its own.</p>
        )}
      </Section>

      <Section>
        <h2 id="screen-reader">Screen reader</h2>
        <p>
          <Marked>{guide.screenReader}</Marked>
        </p>
      </Section>

      <Section>
        <h2 id="accessibility">Accessibility</h2>
        <AccessStatus name={example} guide={guide} />
      </Section>

      <Section>
        <h2 id="forms">In a form</h2>
        <p>
          <Marked>{guide.forms}</Marked>
        </p>
      </Section>
    </>
  );
}

function Promises({ guide }: Pick<GuideProps, 'guide'>) {
  return guide.promises?.map(({ kind, keeps, declines, learnedFrom }) => (
    <Section key={kind}>
      <h2 id={`promises-${kind.toLowerCase().replaceAll(' ', '-')}`}>What a {kind.toLowerCase()} keeps</h2>
      <List>{Object.values(keeps).map(item)}</List>
      {declines.length > 0 && <h3>Not promised</h3>}
      {declines.length > 0 && <List>{declines.map(({ what, because }) => item(`${what} ${because}`))}</List>}
      <p>Learned from {learnedFrom.join('; ')}.</p>
    </Section>
  ));
}

function Words({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <Section>
      <h2 id="words">Words</h2>
      {guide.labels.length > 0 ? (
        guide.labels.map((group) => <LabelsTable key={group} group={group} />)
      ) : (
        <p>It has no words of its own.</p>
      )}
    </Section>
  );
}

function DoAndDont({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <Section>
      <h2 id="do-and-dont">Do and don’t</h2>
      <Columns>
        <Example data-kind="do">
          <h3>Do</h3>
          <p>
            <Marked>{guide.goodUse}</Marked>
          </p>
        </Example>
        <Example data-kind="dont">
          <h3>Don’t</h3>
          <p>
            <Marked>{guide.badUse}</Marked>
          </p>
        </Example>
      </Columns>
    </Section>
  );
}

function Caveats({ guide }: Pick<GuideProps, 'guide'>) {
  return (
    <Section>
      <h2 id="caveats">Caveats</h2>
      {guide.caveats.length > 0 ? <List>{guide.caveats.map(item)}</List> : <p>None known.</p>}
    </Section>
  );
}

const item = (text: string) => (
  <li key={text}>
    <Marked>{text}</Marked>
  </li>
);

/** The props of one component. Without any beyond those of its element, there is no table. */
function PropsTable({ name, of }: { name: string; of: ComponentType }) {
  const { __docgenInfo: found } = of as { __docgenInfo?: { props?: object } };
  if (found && Object.keys(found.props ?? {}).length === 0) {
    return (
      <Unstyled>
        <Article data-credence="docs">
          <p>None but those of its element.</p>
        </Article>
      </Unstyled>
    );
  }
  return (
    <Scrolling role="region" aria-label={`Props of ${name}`} tabIndex={0}>
      <ArgTypes of={of} />
    </Scrolling>
  );
}

/** The example of a component, once its text is loaded. */
function ExampleOf({ name }: { name: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void exampleText(name)?.then((loaded) => {
      if (wanted) setText(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  return <Unstyled>{text !== undefined && <EditableExample key={name} name={name} text={text} />}</Unstyled>;
}

/** The strings of one label group: their keys, in English and in German. */
function LabelsTable({ group }: { group: LabelGroup }) {
  const inGerman = new Map(labelTexts(germanLabels[group]).map(({ key, text }) => [key, text]));

  return (
    <Table
      name={`Words: ${group}`}
      heads={['Key', 'English', 'German']}
      rows={labelTexts(englishLabels[group]).map(({ key, text }) => [
        `\`${group}.${key}\``,
        text,
        inGerman.get(key) ?? '',
      ])}
    />
  );
}
