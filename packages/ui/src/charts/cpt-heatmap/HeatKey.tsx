import { type CptParent, SHADES } from './cptTable.js';
import { Ring } from './CptHeatmap.styles.js';
import { Key, KeyItem, Ramp } from './HeatKey.styles.js';

/** What shades, hatching and rings mean, and the states that are numbered. */
export function HeatKey({
  texts,
  format,
  combinations,
  numbered,
}: {
  texts: { open: string; combination: string; percent: (percent: string) => string };
  format: (value: number) => string;
  /** True if there are any. */
  combinations: boolean;
  numbered: readonly CptParent[];
}) {
  const ends = SHADES.map((from, index) => (index === 3 ? texts.percent(format(from)) : format(from)));
  return (
    <Key data-slot="key">
      <Ramp>
        {[`< ${format(SHADES[0])}`, ...ends].map((text, shade) => (
          <i key={shade} data-shade={shade}>
            {text}
          </i>
        ))}
      </Ramp>
      <KeyItem>
        <i data-open="" />
        {texts.open}
      </KeyItem>
      {combinations ? (
        <KeyItem>
          <Ring data-inline="">1</Ring>
          {texts.combination}
        </KeyItem>
      ) : null}
      {numbered.map(({ label, states }, index) => (
        <KeyItem key={index}>{`${label}: ${states.map((state, at) => `${at + 1} ${state}`).join(', ')}`}</KeyItem>
      ))}
    </Key>
  );
}
