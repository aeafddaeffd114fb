import { useLabels } from '../../../foundations/provider/useLabels.js';
import { fineLineLabels } from '../../../labels/englishFineLine.js';
import { Field, People } from './SliderFineLine.styles.js';

const side = 10;
const pitch = 11;

/** A square of a hundred people; the first is at the lower left. */
const square = (index: number, columns: number, more: number) => {
  const x = (index % side) * pitch;
  const y = (side - 1 - Math.floor(index / side)) * pitch;
  const full = columns > 0 ? `M${x} ${y}h${columns}v${side}h${-columns}z` : '';
  return more > 0 ? `${full}M${x + columns} ${y + side - more}h1v${more}h-1z` : full;
};

/** The path of so many people of ten thousand, one pixel each, filled column by column. */
const peoplePath = (people: number): string =>
  Array.from({ length: side * side }, (_, index) => {
    const inSquare = Math.min(side * side, Math.max(0, people - index * side * side));
    return inSquare === 0 ? '' : square(index, Math.floor(inSquare / side), inSquare % side);
  }).join('');

const everybody = peoplePath(side ** 4);

/** A hundred by a hundred people, as one drawing, and how many of them are marked. */
export function FieldOfPeople({ people }: { people: number }) {
  const { fineLine: texts } = useLabels({ fineLine: fineLineLabels });
  return (
    <People>
      <Field
        viewBox="0 0 109 109"
        width="109"
        height="109"
        role="img"
        aria-label={texts.fieldOf(people)}
        data-slot="field"
      >
        <path d={everybody} />
        <path data-slot="marked" d={peoplePath(people)} />
      </Field>
      <figcaption>
        <b>{texts.people(people)}</b> {texts.ofTheField}{' '}
        <span data-slot="more">{`${texts.inTheField} ${texts.typeAbove}`}</span>
      </figcaption>
    </People>
  );
}
