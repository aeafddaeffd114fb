/** What NET writes between two numbers, and between two columns. */
export const netSigns = { number: ' ', column: ' ' };
