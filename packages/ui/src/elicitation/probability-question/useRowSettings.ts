import { useLabels } from '../../foundations/provider/useLabels.js';
import { verbalScaleLabels } from '../../labels/english.js';
import type { AnyProbabilityQuestionProps } from './questionProps.js';

type SettingsProps = Pick<
  AnyProbabilityQuestionProps,
  'nodeName' | 'headingLevel' | 'anchors' | 'disabled' | 'readOnly' | 'precision'
>;

/** What all rows of a question have in common, and the props that are left. */
export function useRowSettings<Props extends SettingsProps>(props: Props) {
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const {
    nodeName,
    headingLevel = 2,
    anchors: given,
    disabled = false,
    readOnly = false,
    precision = 'percent',
    ...rest
  } = props;
  const anchors = given ?? verbalScale.anchors;
  return [{ nodeName, headingLevel, anchors, disabled, readOnly, precision }, rest] as const;
}

/** What all rows of a question have in common. */
export type RowSettings = ReturnType<typeof useRowSettings>[0];
