/** Whether a property of this name was written for people to read. All others configure programs. */
export function describes(property: string): boolean {
  return /^(?:summary|description|comment|documentation|note)s?$/i.test(property.trim());
}
