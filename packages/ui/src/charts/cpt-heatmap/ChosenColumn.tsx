import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import type { cptHeatmapLabels } from '../../labels/english.js';
import { type CptTable, isEmpty, valueAt } from './cptTable.js';
import { Foot, Head, Panel, Position, Shares, ShareText, Title } from './ChosenColumn.styles.js';

/** The chosen column in words, its shares, and the way to its question. */
export function ChosenColumn({
  texts,
  table,
  column,
  position,
  title,
  source,
  format,
  turned,
  onStep,
  onOpen,
}: {
  texts: typeof cptHeatmapLabels;
  table: CptTable;
  column: number;
  /** Where it stands among all; undefined for the only one. */
  position: string | undefined;
  title: string;
  /** Who decided it, and when. */
  source: string;
  format: (value: number) => string;
  turned: boolean;
  onStep: (step: number, event: Event) => void;
  onOpen: ((event: Event) => void) | undefined;
}) {
  return (
    <Panel data-slot="chosen" data-turned={turned ? '' : undefined}>
      <Head>
        <Title data-slot="chosen-title">{title}</Title>
        {/* On a phone the rows themselves are tapped. */}
        {turned || position === undefined ? null : <ColumnStepper texts={texts} position={position} onStep={onStep} />}
      </Head>
      <ColumnShares texts={texts} table={table} column={column} format={format} />
      <Foot>
        <p data-slot="source">{source}</p>
        {onOpen ? (
          <PressButton size="small" onClick={({ nativeEvent }) => onOpen(nativeEvent)}>
            {texts.openQuestion}
          </PressButton>
        ) : null}
      </Foot>
    </Panel>
  );
}

/** The way to the column before and after, with the place between them. */
function ColumnStepper({
  texts,
  position,
  onStep,
}: {
  texts: typeof cptHeatmapLabels;
  position: string;
  onStep: (step: number, event: Event) => void;
}) {
  return (
    <Position>
      <GlyphButton
        glyph={drawings.back}
        label={texts.previous}
        onClick={({ nativeEvent }) => onStep(-1, nativeEvent)}
      />
      <span>{position}</span>
      <GlyphButton glyph={drawings.forward} label={texts.next} onClick={({ nativeEvent }) => onStep(1, nativeEvent)} />
    </Position>
  );
}

/** The shares of a column's states as parts of one bar. */
function ColumnShares({
  texts,
  table,
  column,
  format,
}: {
  texts: typeof cptHeatmapLabels;
  table: CptTable;
  column: number;
  format: (value: number) => string;
}) {
  return (
    <Shares data-slot="shares">
      {isEmpty(table, column) ? (
        <span data-open="">
          <ShareText>
            <b>{texts.open}</b>
          </ShareText>
        </span>
      ) : (
        table.states.map(({ label }, state) => {
          const value = valueAt(table, column, state) ?? 0;
          return value === 0 ? null : (
            <span key={state} data-share={Math.min(4, state + 1)} style={{ flexGrow: value }}>
              <ShareText>
                <b>{texts.percent(format(value))}</b> <span>{label}</span>
              </ShareText>
            </span>
          );
        })
      )}
    </Shares>
  );
}
