export { Alert, type AlertProps } from './Alert.js';
export { type Tone, toneIcons } from './tone.js';
