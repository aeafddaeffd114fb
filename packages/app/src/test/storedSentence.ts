/** What a question, or the open combination, says is stored: "Stored: 70 / 30". */
export const storedSentence = () =>
  document.querySelector('[data-credence="stored-shares"] [data-slot="sentence"]')?.textContent.trim();
