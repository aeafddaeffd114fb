/** Shown when nothing more specific is known. */
export const errors = {
  title: 'Unexpected Application Error!',
  text: 'Something in this page went wrong. What you saved is safe.',
  reload: 'Load the page again',
  home: 'Go to the home page',
};
