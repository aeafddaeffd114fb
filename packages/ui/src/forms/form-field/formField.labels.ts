/** What all fields say by themselves. */
export const formFieldLabels = {
  /** The error of a field that was left empty, where `error` is `true`. */
  required: '*required.',
};
