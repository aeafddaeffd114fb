import type { Moves } from './moves.js';

/** A table of every kind of move, of an interface made up for the tests. */
export const sampleMoves: Moves = {
  exports: { PersonWith: 'GetPerson', SliderValues: 'ShareValues' },
  props: {
    CptHeatmap: { combinationOf: 'getCombination', sourceOf: 'getSource', describeColumn: 'getColumnLabel' },
    ShareDialog: { actionOf: 'renderAction' },
    ToDiscussList: { onShow: 'onCurrentChange' },
  },
  screens: ['GetPerson', 'ShareDialog', 'ToDiscussList', 'ToDiscussListProps'],
  removed: { useStoredSort: 'Keep the order yourself.' },
  changed: { NetworkMap: { onSelect: 'It is called with `(node, { event })`.' } },
  defaults: { Field: { name: 'name="a"', required: 'required' } },
  reshaped: { SliderValues: 'Each may be `{ ppm }`.' },
  unstyled: { Provider: 'Import the styles.' },
};
