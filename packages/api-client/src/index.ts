export type { components, operations, paths } from './schema.js';
