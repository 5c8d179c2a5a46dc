/** A list, with the chosen entry beside it, or over it on narrow pages. */
import type { ComponentChild, ComponentChildren } from 'preact';

interface SplitProps {
  list: ComponentChild;
  /** The chosen entry; without one, only the list is shown. */
  children: ComponentChildren;
  class?: string;
  onClose(): void;
}

export function Split({ list, children, class: kind = '', onClose }: SplitProps) {
  const isOpen = Boolean(children);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is.
    <div
      class={`split ${kind} ${isOpen ? 'has-detail' : ''}`}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onClose()}
    >
      {list}
      <div class="detail">{children}</div>
    </div>
  );
}

/** Whether the entry is shown beside the list; the width is that in styles/journal.css. */
export const isWide = (): boolean => window.innerWidth > 1023;
