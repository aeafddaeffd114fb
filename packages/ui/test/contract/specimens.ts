import * as kit from '../../src/index.js';
import * as screens from '../../src/screens.js';
import type { Specimen } from './specimen.js';
import { charts } from './specimens/charts.js';
import { choices } from './specimens/choices.js';
import { data } from './specimens/data.js';
import { elicitation } from './specimens/elicitation.js';
import { feedback } from './specimens/feedback.js';
import { forms } from './specimens/forms.js';
import { pages } from './specimens/pages.js';
import { sliderParts } from './specimens/sliderParts.js';

const all: Readonly<Record<string, Specimen>> = {
  ...pages,
  ...feedback,
  ...forms,
  ...data,
  ...elicitation,
  ...sliderParts,
  ...charts,
  ...choices,
};

/** Every component that the kit exports with its specimen, by name. */
export const specimens: readonly (readonly [name: string, specimen: Specimen])[] = Object.entries(all);

/** The specimens of some kinds. */
export const ofKind = (...kinds: readonly Specimen['kind'][]) =>
  specimens.filter(([, specimen]) => kinds.includes(specimen.kind));

/** What React can render, unlike functions and constants that are exported too. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

/** The names of all components that the kit actually exports. */
export const componentNames: readonly string[] = Object.entries({ ...kit, ...screens })
  .filter(([name, value]) => isComponent(name, value))
  .map(([name]) => name);
