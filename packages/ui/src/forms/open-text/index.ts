export { OpenText, type OpenTextProps } from './OpenText.js';
