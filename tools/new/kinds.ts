import { StepFailed } from '../../build/run.ts';
import type { Addition, Checkout } from './addition.ts';
import { newComponent } from './component.ts';
import { newOperation } from './operation.ts';
import { newScreen } from './screen.ts';

const USAGE = 'npm run new component NAME [room], screen NAME, or operation NAME [room/topic]';

/**
 * What the words of a command ask for.
 * @param words the kind, the name, and where it is to stand
 * @throws {StepFailed} with a sentence that says what to write instead
 */
export function planAddition([kind, name, place, ...rest]: readonly string[], checkout: Checkout): Addition {
  if (kind === undefined || name === undefined || rest.length > 0)
    throw new StepFailed(`Say what to make and its name: ${USAGE}.`);
  switch (kind) {
    case 'component':
      return newComponent(name, place, checkout);
    case 'screen':
      if (place !== undefined) throw new StepFailed('A screen takes nothing but a name: npm run new screen NAME.');
      return newScreen(name, checkout);
    case 'operation':
      return newOperation(name, place, checkout);
    default:
      throw new StepFailed(`There is no kind ${kind}: ${USAGE}.`);
  }
}
