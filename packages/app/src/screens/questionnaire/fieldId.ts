import type { QuestionnaireItem } from './answers.js';

/** The id of an item's control or group, targeted by the list of missing items. */
export const fieldId = (item: QuestionnaireItem) => `item-${item}`;
