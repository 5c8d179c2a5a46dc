/** The source of a regular expression that matches exactly this text. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
