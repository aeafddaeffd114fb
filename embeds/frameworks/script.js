/** Loads the elements before the page is drawn, or long after if the address says so. */
export async function withElements(draw) {
  if (location.search === '?late') {
    await draw();
    setTimeout(() => void import('@credence/elements'), 200);
    return;
  }
  await import('@credence/elements');
  await draw();
}

/** What a form sends, as text. */
export const sentBy = (form) => new URLSearchParams(new FormData(form)).toString();
