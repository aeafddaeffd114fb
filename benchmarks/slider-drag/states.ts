/** The node that both pages ask about. */
export const NODE = 'Tumour extent';
export const STATES = ['none', 'slight', 'moderate', 'severe', 'complete'];
export const START = [20, 30, 40, 50, 60];

declare global {
  interface Window {
    /** How many rows React has rendered. Each page counts its own. */
    rowsDrawn: number;
  }
}
