/**
 * How the answers to one question are related.
 * @since 0.1.0
 */
export type SumMode = 'independent' | 'balanced' | 'bars';
