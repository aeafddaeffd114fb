/** The two elements that the pages have, each from a module of its own. */
const elements = () => Promise.all([import('@credence/elements/slider'), import('@credence/elements/question')]);

/** Loads the elements before the page is drawn, or long after if the address says so. */
export async function withElements(draw) {
  if (location.search === '?late') {
    await draw();
    setTimeout(() => void elements(), 200);
    return;
  }
  await elements();
  await draw();
}

/** What a form sends, as text. */
export const sentBy = (form) => new URLSearchParams(new FormData(form)).toString();
