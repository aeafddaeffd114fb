import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.js';
import { Icon } from '../icons/index.js';
import { useCredence } from '../provider/useCredence.js';
import type { Selection } from './combinationEditorReducer.js';
import type { CombinationFinding, EditorNode } from './editorTypes.js';
import { Acts, Body, Decides, Head, RuleNumber, RuleRoot, Shares, Warning } from './RuleList.styles.js';
import { RuleSentence } from './RuleSentence.js';

/** What can be done with a combination; what is left out is not offered. */
export interface RuleActs {
  readonly raise?: (() => void) | undefined;
  readonly lower?: (() => void) | undefined;
  readonly edit?: (() => void) | undefined;
  readonly remove?: (() => void) | undefined;
}

interface RuleProps {
  number: number;
  selection: Selection | -1;
  parents: readonly EditorNode[];
  finding: CombinationFinding | undefined;
  acts: RuleActs;
  /** What it says about the node while it is closed. */
  shares?: ReactNode;
  /** Its sliders while it is open. */
  sliders?: ReactNode;
}

/** One combination of the list, closed with its distribution or open with its sliders. */
export const Rule = forwardRef<HTMLLIElement, RuleProps>(function Rule(
  { number, selection, parents, finding, acts, shares, sliders },
  ref,
) {
  const { labels, locale } = useCredence();
  const texts = labels.combinationEditor;
  const numbers = new Intl.NumberFormat(locale);
  const shown = numbers.format(number);

  return (
    <RuleRoot ref={ref} tabIndex={-1} data-slot="rule" data-open={sliders ? '' : undefined}>
      <Head>
        <RuleNumber>{shown}</RuleNumber>
        <RuleSentence selection={selection} parents={parents} />
        <Acts>
          {acts.raise ? <IconButton icon="up" label={texts.raise(shown)} onClick={acts.raise} /> : null}
          {acts.lower ? <IconButton icon="down" label={texts.lower(shown)} onClick={acts.lower} /> : null}
          {acts.edit ? <IconButton icon="edit" label={texts.edit(shown)} onClick={acts.edit} /> : null}
          {acts.remove ? <IconButton icon="delete" label={texts.remove(shown)} onClick={acts.remove} /> : null}
        </Acts>
        {finding ? <Decides>{texts.decides(numbers.format(finding.decides))}</Decides> : null}
        {finding?.warning ? (
          <Warning data-slot="warning">
            <Icon name="alert" />
            {texts[finding.warning.kind](numbers.format(finding.warning.by))}
          </Warning>
        ) : null}
      </Head>
      {sliders ? <Body data-slot="sliders">{sliders}</Body> : null}
      {shares ? <Shares data-slot="shares">{shares}</Shares> : null}
    </RuleRoot>
  );
});
