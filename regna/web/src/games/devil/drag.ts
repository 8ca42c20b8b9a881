/** Dragging by mouse, pen or finger: what is dropped where it is taken counts as touched. */
const FAR = 8;
export const TAKES = 'data-takes';
const OVER = 'data-over';

interface Dragged {
  /** Whether it can be dragged now. */
  can: boolean;
  drop: (at: DOMRect) => void;
}

/** What under the pointer takes things. */
const under = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY)?.closest(`[${TAKES}]`) ?? null;

/** The sign of what is dragged, under the pointer until it is dropped. */
function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.ariaHidden = 'true';
  const { color } = getComputedStyle(node);
  Object.assign(ghost.style, { position: 'fixed', zIndex: '99', pointerEvents: 'none', color, translate: '-50% -60%' });
  const sign = node.querySelector('svg')?.cloneNode(true);
  if (sign instanceof SVGElement) Object.assign(sign.style, { width: '44px', height: '44px' });
  if (sign) ghost.append(sign);
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag chooses nothing. */
function swallow(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

export function draggable(node: HTMLElement, dragged: Dragged): { update: (now: Dragged) => void } {
  let now = dragged;
  const show = (can: boolean) => (node.style.touchAction = can ? 'none' : '');
  show(now.can);
  node.addEventListener('pointerdown', (start) => {
    if (!now.can || start.button) return;
    let ghost: HTMLElement | undefined;
    let over: Element | null = null;
    const leave = () => over?.removeAttribute(OVER);
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      if (!ghost) {
        ghost = ghostOf(node);
        node.setPointerCapture(event.pointerId);
      }
      Object.assign(ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
      leave();
      over = under(event);
      over?.setAttribute(OVER, '');
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      window.removeEventListener('pointermove', move);
      for (const kind of ENDS) window.removeEventListener(kind, end);
      leave();
      ghost?.remove();
      if (ghost) swallow();
      const place = ghost && event.type === 'pointerup' ? under(event) : null;
      if (place) now.drop(place.getBoundingClientRect());
    };
    window.addEventListener('pointermove', move);
    for (const kind of ENDS) window.addEventListener(kind, end);
  });
  return {
    update: (latest) => {
      now = latest;
      show(now.can);
    },
  };
}
const ENDS = ['pointerup', 'pointercancel'] as const;
