export { type Certainty, type CertaintyDetails, CertaintyField, type CertaintyFieldProps } from './CertaintyField.js';
