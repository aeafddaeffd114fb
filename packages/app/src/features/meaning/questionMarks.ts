/** Letters of no script, where the build draws a question whose names and values are not known yet. */
export const marks = { title: '\uE000', name: '\uE001', value: '\uE002', previous: '\uE003' } as const;
