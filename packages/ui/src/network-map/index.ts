export { type MapNode, NetworkMap, type NetworkMapProps } from './NetworkMap.js';
export { estimateNodeWidth, NODE_HEIGHT } from './mapGeometry.js';
