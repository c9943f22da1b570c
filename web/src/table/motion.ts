/** Things that move between places: each element that carries `data-moves` keeps its identity. */

interface Place {
  rect: DOMRect;
  /** What it looked like, to be turned over on the way. */
  face: string | undefined;
  element: HTMLElement;
}

const DURATION = 480;
const EASING = "cubic-bezier(.25,.8,.3,1)";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const moving = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("[data-moves]");

/** Where everything is before the change. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of moving(root)) {
    const key = element.dataset["moves"];
    if (key) {
      const rect = element.getBoundingClientRect();
      found.set(key, { rect, face: element.dataset["face"], element });
    }
  }
  return found;
}

/** After the change: everything that has moved travels from where it was. */
export function travel(root: HTMLElement, before: Map<string, Place>, faster: boolean): void {
  if (still()) return;
  const duration = faster ? DURATION / 2 : DURATION;
  for (const element of moving(root)) {
    const was = before.get(element.dataset["moves"] ?? "");
    if (!was) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 });
      continue;
    }
    const rect = element.getBoundingClientRect();
    const [dx, dy] = [middle(was.rect).x - middle(rect).x, middle(was.rect).y - middle(rect).y];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const scale = rect.width > 0 ? was.rect.width / rect.width : 1;
    const turned = was.face !== element.dataset["face"] && was.element !== element;
    if (turned) depart(was, { dx: -dx, dy: -dy, duration });
    arrive(element, { dx, dy, scale, turned, duration });
  }
}

function middle(rect: DOMRect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

function arrive(
  element: HTMLElement,
  move: { dx: number; dy: number; scale: number; turned: boolean; duration: number },
) {
  const from = `translate(${move.dx}px, ${move.dy}px) scale(${move.scale})`;
  const half = `translate(${move.dx / 2}px, ${move.dy / 2}px) scale(${(1 + move.scale) / 2})`;
  const frames: Keyframe[] = move.turned
    ? [
        { transform: `${from} rotateY(90deg)`, opacity: 0, zIndex: 20 },
        { transform: `${half} rotateY(90deg)`, opacity: 0, zIndex: 20, offset: 0.49 },
        { transform: `${half} rotateY(90deg)`, opacity: 1, zIndex: 20, offset: 0.5 },
        { transform: "none", opacity: 1, zIndex: 20 },
      ]
    : [
        { transform: from, zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ];
  element.animate(frames, { duration: move.duration, easing: EASING });
}

/** The side that is turned away travels the first half of the way. */
function depart(was: Place, move: { dx: number; dy: number; duration: number }) {
  const ghost = was.element.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  ghost.removeAttribute("data-moves");
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "30",
    margin: "0",
    pointerEvents: "none",
    left: `${was.rect.left}px`,
    top: `${was.rect.top}px`,
    width: `${was.rect.width}px`,
    height: `${was.rect.height}px`,
  });
  document.body.append(ghost);
  const half = `translate(${move.dx / 2}px, ${move.dy / 2}px) rotateY(-90deg)`;
  const leaving = ghost.animate([{ transform: "none" }, { transform: half }], {
    duration: move.duration / 2,
    easing: "ease-in",
    fill: "forwards",
  });
  leaving.finished.finally(() => ghost.remove());
}
