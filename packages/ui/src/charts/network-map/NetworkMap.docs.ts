import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const networkMapDocs: ComponentDocs = {
  purpose: 'A network as a picture: nodes as pills, parents pointing to children.',
  status: 'experimental',
  since: '0.1.0',
  when: ['People look for a node by what it hangs together with.'],
  whenNot: ['The order of work is meant: use DataTable.'],
  anatomy: [
    { slot: 'network-map', is: 'The root, a figure with picture and legend.' },
    {
      slot: 'scroller',
      is: 'Around the picture. A map that cannot be read whole scrolls in it, beginning at the current node, and fades where there is more.',
    },
    { slot: 'zoom', is: 'Smaller, the zoom in percent, larger, all of it.' },
    { slot: 'node', is: 'A node: a link where it leads somewhere.' },
  ],
  dataAttributes: [
    {
      name: 'data-status',
      on: 'node, key of the legend',
      means:
        '`open`, `progress`, `done`, or `none`: not assessed, which is in the legend only where there is such a node',
    },
    { name: 'data-names', on: 'the picture', means: '`off` where names would be too small to read' },
    { name: 'data-measured', on: 'the picture', means: 'its zoom is known' },
    {
      name: 'data-more',
      on: 'scroller',
      means: 'the sides on which there is more to see: `left`, `right`, `top`, `bottom`',
    },
    { name: 'data-rank', on: 'node', means: 'its rank among those asked about next' },
    { name: 'data-outcome', on: 'node', means: 'an outcome, with a double outline' },
    { name: 'data-finding', on: 'node', means: 'something is supposed of it' },
    { name: 'data-weighed', on: 'line', means: 'it has a weight, and no head' },
    {
      name: 'data-mark',
      on: 'key of the legend',
      means: '`weight`, `rank`, `finding` or `outcome`, where there is one',
    },
    { name: 'data-hot', on: 'node, arrow', means: 'the node that is worked on, and the arrows into it' },
  ],
  cssVariables: [
    { name: '--credence-map-width', sets: 'how wide the picture is in its own units; set by the component' },
    { name: '--credence-map-zoom', sets: 'its zoom, 1 for its natural size; set by the component' },
    { name: '--credence-map-name', sets: 'the size of names where only some are shown; set by the component' },
    { name: '--credence-map-weight', sets: 'the weight of a line, squared; set by the component' },
    { name: '--credence-map-fade', sets: 'how wide the sides fade' },
    { name: '--credence-progress', sets: 'the share answered, in percent; set by the component' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the current node, or the one visited last, then to the zoom' },
    { keys: 'Arrow keys', does: 'along a line that goes that way, otherwise to the nearest node that way' },
    { keys: '+, -, 0', does: 'larger, smaller, all of it' },
    { keys: 'Enter', does: 'follows the link of the node' },
    { keys: 'Space', does: 'with `onSuppose`: supposes something of the node' },
  ],
  screenReader:
    'The picture in one sentence, how many nodes and how far, then each node: "Stridor, in progress, link", and what it is marked as: "Grade, not started, asked next, number 1". Arrows are not read: the list beside the map tells parents.',
  forms: 'It sends nothing.',
  labels: ['networkMap'],
  goodUse: 'Positions from the file where they are good; a layout of the application where not.',
  badUse: 'A map without a list beside it.',
  caveats: [
    'It lays nothing out: positions are given. `estimateNodeWidth` and `NODE_HEIGHT` tell a layout how large a pill will be.',
    'Edges with an unknown end are not drawn.',
    'The kit draws every rank it is given. Six are enough to see where to go on.',
    'Weigh all edges or none. Weighed ones have no heads, so parents belong above their children.',
    'Names are never below 12 px. Where they would be, only those of the current node and of the one pointed at show.',
  ],
};
