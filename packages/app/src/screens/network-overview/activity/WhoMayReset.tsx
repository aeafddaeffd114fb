import type { ResetRule } from '@credence/api-client';
import { Alert, Switch, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { useText } from '../../../ground/text/useText.js';
import { Rule } from './Resets.styles.js';
import { saveResetRule } from './saveResetRule.js';

interface WhoMayResetProps {
  networkId: string;
  rule: ResetRule;
  /** The owner's name; undefined if it is unknown. */
  owner: string | undefined;
  /** Called when it was changed. */
  onSaved: () => void;
}

/** Who may reset nodes: the owner switches it, all others read it. */
export function WhoMayReset({ networkId, rule, owner, onSaved }: WhoMayResetProps) {
  const text = useText();
  const { activity } = text;
  const hintId = useId();
  // What was pressed last holds until the page is loaded anew, which takes longer than the answer.
  const [ownerOnly, setOwnerOnly] = useState(rule.ownerOnly);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  if (!rule.isOwner) {
    return <Text variant="hint">{rule.ownerOnly ? activity.ownerMayReset(owner) : activity.everyoneMayReset}</Text>;
  }

  const save = async (next: boolean) => {
    setOwnerOnly(next);
    setSaving(true);
    setProblem(undefined);
    try {
      setOwnerOnly((await saveResetRule(networkId, next)).ownerOnly);
      onSaved();
    } catch (error) {
      setOwnerOnly(!next);
      const { ruleNotSaved: failed, ruleNoResponse: noResponse } = activity;
      setProblem(failureSentence(error, text, { failed, noResponse }));
    }
    setSaving(false);
  };

  return (
    <>
      <Rule>
        <Switch
          checked={ownerOnly}
          aria-busy={saving || undefined}
          aria-describedby={hintId}
          onCheckedChange={(next) => saving || void save(next)}
        >
          {activity.onlyOwner}
        </Switch>
        <Text variant="hint" id={hintId}>
          {activity.onlyOwnerHint}
        </Text>
      </Rule>
      {problem === undefined ? null : <Alert>{problem}</Alert>}
    </>
  );
}
