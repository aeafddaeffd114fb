export type { MapNode } from './mapNode.js';
export { NetworkMap, type NetworkMapProps } from './NetworkMap.js';
export { estimateNodeWidth, NODE_HEIGHT } from './mapGeometry.js';
