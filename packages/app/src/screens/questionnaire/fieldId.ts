import type { Item } from './answers.js';

/** Id of an item's control or group, to which the list of what is missing leads. */
export const fieldId = (item: Item) => `item-${item}`;
