import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';

/**
 * Describes a choice of a column, or its opening: by a press, or by a key.
 * @since 0.1.0
 * @experimental
 */
export type CptHeatmapDetails = InteractionDetails<'press' | 'key'>;
