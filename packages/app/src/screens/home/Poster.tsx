import { PeopleRow } from '../../shell/layout/PeopleRow.js';
import { useText } from '../../ground/text/useText.js';
import { Cover, CoverInner, CoverQuestion } from './Poster.styles.js';

/** The product's central question, in large type. An illustration beside the introduction. */
export function Poster() {
  const { introduction } = useText();
  return (
    <Cover aria-hidden="true">
      <CoverInner>
        <CoverQuestion>{introduction.poster}</CoverQuestion>
        <PeopleRow percent={62} />
      </CoverInner>
    </Cover>
  );
}
