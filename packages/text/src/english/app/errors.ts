/** Shown when nothing more specific is known. */
export const errors = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Everything you have saved is safe.',
  reload: 'Reload the page',
  home: 'Go to the home page',
};
