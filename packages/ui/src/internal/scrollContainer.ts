/** What scrolls an element: the nearest part around it that scrolls by itself, else the page. */
export function scrollContainer(element: Element): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(around).overflowY) && around !== document.body) return around;
  }
  return document.documentElement;
}
