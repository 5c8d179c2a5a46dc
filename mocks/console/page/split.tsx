/** A list, and what is chosen in it beside the list, or over it where there is no room. */
import type { ComponentChild, ComponentChildren } from 'preact';

interface SplitProps {
  list: ComponentChild;
  /** What is chosen; nothing leaves the list alone. */
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

/** Above this width there is room beside the list; as in styles/journal.css. */
export const isWide = (): boolean => window.innerWidth > 1023;
