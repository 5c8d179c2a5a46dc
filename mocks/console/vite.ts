/**
 * The overlay for one's own page as a Vite plugin: adds the script while Vite serves, and nothing to what it builds.
 * Knows the script's address only.
 */
export interface OverlayOptions {
  /** The mock's address; http://127.0.0.1:4010 unless another is given. */
  url?: string;
  /** The world whose calls, clock and faults are shown; main unless another is given. */
  world?: string;
}

/** What Vite calls, as far as this plugin has it. */
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
