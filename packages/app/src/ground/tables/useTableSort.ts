import { type Sort, useStoredSort } from '@credence/ui';
import { storages } from '../device/storages.js';

/** The sort order that tables share on this device, under the kit's own keys. */
export const useTableSort = (fields: readonly string[]): readonly [Sort, (sort: Sort) => void] =>
  useStoredSort(storages.device, fields);
