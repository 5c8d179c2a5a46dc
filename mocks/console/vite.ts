/** A Vite plugin for the overlay: adds its script to the page of the dev server, but not to builds. */
export interface OverlayOptions {
  /** The mock's address; http://127.0.0.1:4010 by default. */
  url?: string;
  /** The world whose calls, clock and faults are shown; main by default. */
  world?: string;
}

/** The part of Vite's plugin interface that is implemented. */
export interface OverlayPlugin {
  name: string;
  apply: 'serve';
  transformIndexHtml(): { tag: string; attrs: Record<string, string | boolean>; injectTo: 'body' }[];
}

/** `plugins: [invoicingOverlay()]` in vite.config.ts. */
export function invoicingOverlay({
  url = 'http://127.0.0.1:4010',
  world,
}: OverlayOptions = {}): OverlayPlugin {
  const attrs = { src: `${url}/__mock/overlay.js`, ...(world !== undefined && { 'data-world': world }) };
  return {
    name: 'invoicing-overlay',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs, injectTo: 'body' }],
  };
}
