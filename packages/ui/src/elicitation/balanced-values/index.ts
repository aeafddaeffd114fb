export { type BalancedMove, balanceValues, canBalance } from './balanceValues.js';
