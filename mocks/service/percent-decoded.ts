/** The text that a percent-encoded one stands for; one that is not rightly encoded stays as it is. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
