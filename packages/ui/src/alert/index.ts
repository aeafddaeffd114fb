export { Alert, type AlertProps } from './Alert.js';
export type { Tone } from './tone.js';
