import type { Browser, LaunchOptions } from '@playwright/test';

/** Launch options for Playwright. Throws when no Chromium is found. */
export function chromiumOptions(): Promise<LaunchOptions>;
/** A started browser; the caller closes it. */
export function launchChromium(options?: LaunchOptions): Promise<Browser>;
