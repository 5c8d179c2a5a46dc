export const smokeChecks: readonly string[] = [];
