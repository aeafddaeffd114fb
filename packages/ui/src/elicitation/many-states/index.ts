export { NearView } from './NearView.js';
export { restEqually } from './restEqually.js';
export { StateFinder } from './StateFinder.js';
export { useGoTo } from './useGoTo.js';
export { type Published, usePublished, usePublishedAt } from './usePublished.js';
